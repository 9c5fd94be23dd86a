import { readFile, writeFile } from 'node:fs/promises'
import { format } from 'prettier'
import {
  JACKPOT_LEVELS,
  jackpotTerms,
  PRESENT_TERMS,
  reservePpm,
  sharePpm,
  totalPpm,
} from '#chance/jackpots.ts'
import { NEWEST } from '#games/shelf.ts'
import { STUDIO_SLOTS } from '#server/catalogue/studio.ts'
import {
  publishShelf,
  type GameTables,
  type PublishedMode,
} from '#server/round/publish/published.ts'
import { reportOf, type TableReport } from '#server/round/fairness/table-report.ts'
import { oneIn, OWN_FIGURES, percent, type OwnLine } from './game-docs/own-figures.ts'

/**
 * `npm run game-docs`: writes the figures of every game on the shelf into docs/games.md, between its
 * two marks, from the tables that are played. All else on that page is written by hand.
 */
export const GAMES_PAGE = 'docs/games.md'
const BEGIN = '<!-- figures: written by npm run game-docs -->'
const END = '<!-- end of figures -->'

/** The page as it has to be. */
export async function gamesPage(): Promise<string> {
  const page = await readFile(GAMES_PAGE, 'utf8')
  const [before, rest] = page.split(BEGIN)
  const after = rest?.split(END)[1]
  if (before === undefined || after === undefined)
    throw new Error(`${GAMES_PAGE} has lost a mark of its figures`)
  const { all } = await publishShelf()
  const isNewest = (game: GameTables) =>
    NEWEST.some(({ id, version }) => id === game.id && version === game.version)
  const games = all.filter(isNewest).map((game) => figuresOf(game, all.filter(isBefore(game))))
  const figures = [...games, jackpotFigures()].join('\n')
  const text = `${before}${BEGIN}\n\n${figures}\n${END}${after}`
  return format(text, { parser: 'markdown', printWidth: 100 })
}

interface ModeReport {
  mode: PublishedMode
  report: TableReport
}

const TERMS = jackpotTerms(PRESENT_TERMS)
const PPM = 1_000_000
const share = (ppm: bigint, digits = 3): string => percent(Number(ppm) / PPM, digits)
const wholeLira = (micro: bigint): string => `₺${(Number(micro) / PPM).toLocaleString('en')}`

/** Exact: what the table returns, and the shares that all come back. */
const withJackpots = ({ report }: ModeReport): string =>
  percent(report.rtp + Number(totalPpm(TERMS)) / PPM, 6)

type Line = readonly [label: string, of: (mode: ModeReport) => string]

const LINES: readonly Line[] = [
  ['cost', ({ mode }) => `${mode.cost}×`],
  ['rows of the table', ({ report }) => report.rows.toLocaleString('en')],
  ['return by the table, exact', ({ report }) => percent(report.rtp, 6)],
  [`with the jackpots, of stakes to ${wholeLira(TERMS.countedMax)}`, withJackpots],
  ['any pay', ({ report }) => percent(report.hitRate, 2)],
  ['standard deviation, in base bets', ({ report }) => report.deviation.toFixed(2)],
  ['10× or more', ({ report }) => chanceFrom(report, 10)],
  ['100× or more', ({ report }) => chanceFrom(report, 100)],
  ['1,000× or more', ({ report }) => chanceFrom(report, 1000)],
  ['maximum win', ({ report }) => `${report.maxWin.toLocaleString('en')}×`],
  ['maximum win, odds', ({ report }) => oneIn(report.maxWinOneIn)],
]

function chanceFrom({ distribution }: TableReport, multiple: number): string {
  const chance = distribution.find(({ atLeast }) => atLeast === multiple)?.chance ?? 0
  return chance === 0 ? 'never' : oneIn(1 / chance, chance > 0.01 ? 1 : 0)
}

const isBefore =
  ({ id, version }: GameTables) =>
  (other: GameTables): boolean =>
    other.id === id && other.version !== version

/** The newest version in figures; those before, whose rounds are proven by them, in their hashes. */
function figuresOf({ id, version, modes }: GameTables, before: readonly GameTables[]): string {
  const own = OWN_FIGURES[id]?.()
  if (!own) throw new Error(`scripts/games/game-docs/own-figures.ts says nothing of ${id}`)
  const name = STUDIO_SLOTS.find(({ game }) => game === id)?.name ?? id
  const reports = [...modes.values()].map((mode) => ({
    mode,
    report: reportOf(mode.table, mode.cost),
  }))
  const rows = [
    ['', ...reports.map(({ mode }) => mode.name)],
    ['---', ...reports.map(() => '---')],
    ...LINES.map(([label, of]) => [label, ...reports.map(of)]),
    ...own.lines.map((line) => [line.label, ...reports.map(({ mode }) => ownOf(line, mode))]),
  ]
  const table = rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
  const title = `### ${name} (\`${id}\`, version ${version})`
  const hashes = [
    `SHA-256 of the tables:\n\n${hashesOf(modes)}`,
    ...before.map((older) => `Those of version ${older.version}:\n\n${hashesOf(older.modes)}`),
  ]
  return [title, `${own.mechanic}.`, table, ...hashes, ''].join('\n\n')
}

const hashesOf = (modes: GameTables['modes']): string =>
  [...modes.values()].map(({ name, table }) => `- ${name}: \`${table.hash}\``).join('\n')

/** The levels, as chance/jackpots.ts has them. */
function jackpotFigures(): string {
  const rows = JACKPOT_LEVELS.map((level) => {
    const figures = TERMS.levels[level]
    const { start, oneIn, growthPpm } = figures
    const parts = [growthPpm, reservePpm(figures), sharePpm(figures)].map((ppm) => share(ppm))
    return [level, wholeLira(start), `once in ${wholeLira(oneIn)} staked`, ...parts]
  })
  const head = ['level', 'starts at', 'falls', 'growth share', 'reserve share', 'together']
  const total = ['all', '', '', '', '', share(totalPpm(TERMS))]
  const table = [head, head.map(() => '---'), ...rows, total]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
  return [`### Jackpots (terms ${TERMS.number})`, table, ''].join('\n\n')
}

function ownOf({ byMode }: OwnLine, { name }: PublishedMode): string {
  return byMode[name] ?? ''
}

if (process.argv[1]?.endsWith('game-docs.ts')) {
  await writeFile(GAMES_PAGE, await gamesPage())
  console.log(`${GAMES_PAGE} written`)
}
