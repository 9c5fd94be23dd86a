import { draw, make } from '../../dom.ts'
import { note, section } from '../../frame/rules-sheet.ts'
import { fill } from '../../frame/words.ts'
import type { ClustersGame, LinesGame, WaysGame } from '../game.ts'
import type { RulesContent } from './rules-parts.ts'

/** How the game reads its board, in the words and drawings of its mechanic. */
export function mechanicParts(content: RulesContent): HTMLElement[] {
  const { game } = content
  if (game.mechanic === 'lines') return lineParts(content, game)
  return game.mechanic === 'ways' ? wayParts(content, game) : clusterParts(content, game)
}

function lineParts({ words }: RulesContent, game: LinesGame): HTMLElement[] {
  const { rules } = words
  const title = fill(rules.lines, { lines: game.lines.length })
  return [section(title, note(rules.linesNote), lineCharts(game))]
}

function wayParts({ words }: RulesContent, game: WaysGame): HTMLElement[] {
  const { rules } = words
  const { base } = game.multipliers
  const rise = { first: times(base[0] ?? 1), steps: ladder(base) }
  // Two, one and two of a symbol from the left.
  const example = board(game, ['00', '02', '11', '20', '21'], { link: [] })
  return [
    section(fill(rules.ways, { ways: game.ways }), note(rules.waysNote), example),
    section(rules.tumble, note(rules.tumbleNote)),
    section(rules.rise, note(fill(rules.riseNote, rise))),
  ]
}

function clusterParts({ words }: RulesContent, game: ClustersGame): HTMLElement[] {
  const { rules } = words
  const steps = { steps: ladder(game.cellSteps.filter((step) => step > 1)) }
  const example = board({ reels: 5, rows: 4 }, ['10', '11', '21', '31', '32'], { link: ['43'] })
  return [
    section(rules.clusters, note(fill(rules.clustersNote, { min: game.clusterMin })), example),
    section(rules.tumble, note(rules.tumbleNote)),
    section(rules.cells, note(fill(rules.cellsNote, steps))),
  ]
}

/** Every step of the multiplier in free spins, the first to the last. */
export function freeLadder({ words }: RulesContent, steps: readonly number[]): HTMLElement[] {
  const text = fill(words.rules.freeRise, { count: steps.length })
  const rungs = steps.map((step) => make('li', {}, times(step)))
  return [note(text), make('ol', { class: 'ladder', 'aria-label': text }, ...rungs)]
}

const times = (multiplier: number): string => `×${multiplier}`

const ladder = (steps: readonly number[]): string => steps.map(times).join(', ')

/** A little board; `lit` are cells as reel and row, `link` those that are equal and yet do not count. */
function board(
  { reels, rows }: { reels: number; rows: number },
  lit: readonly string[],
  { link }: { link: readonly string[] },
): HTMLElement {
  const cells = Array.from({ length: reels * rows }, (_, at) => {
    const [reel, row] = [Math.floor(at / rows), at % rows]
    const name = `${reel}${row}`
    const kind = lit.includes(name) ? 'on' : link.includes(name) ? 'near' : 'off'
    return `<rect x="${reel * 10 + 1}" y="${row * 10 + 1}" width="8" height="8" rx="2" class="${kind}"/>`
  })
  return make('div', { class: 'example' }, draw(`0 0 ${reels * 10} ${rows * 10}`, cells.join('')))
}

function lineCharts(game: LinesGame): HTMLElement {
  const charts = game.lines.map((rows, at) => {
    const cells = rows.flatMap((lit, reel) =>
      Array.from(
        { length: game.rows },
        (_, row) =>
          `<rect x="${reel * 10 + 1}" y="${row * 10 + 1}" width="8" height="8" rx="2" class="${row === lit ? 'on' : 'off'}"/>`,
      ),
    )
    const path = rows.map((row, reel) => `${reel * 10 + 5},${row * 10 + 5}`).join(' ')
    const chart = draw(
      `0 0 ${game.reels * 10} ${game.rows * 10}`,
      `${cells.join('')}<polyline points="${path}"/>`,
    )
    return make('li', {}, make('span', {}, String(at + 1)), chart)
  })
  return make('ol', { class: 'lines' }, ...charts)
}
