import { colourOf, pocketName, spotName } from '#contract/games/roulette-names.ts'
import type {
  FloorBetState,
  FloorStakeState,
  FloorTableState,
} from '#contract/games/floor-protocol.ts'
import { ODDS, spotNamed } from '#games/roulette/numbers.ts'
import { make, setAttribute } from '../dom.ts'
import { showMoney, showRoundMoney, type Lang } from '../frame/amounts.ts'
import { note, section } from '../frame/rules-sheet.ts'
import { fill } from '../frame/words.ts'
import { makeChip } from '../floor/chip.ts'
import { chipsIn, sumOf } from '../floor/chips-laid.ts'
import { COUNTED_LEAST, SHARED, type Counted, type Often } from './often.ts'
import { pocketIn } from './outcome.ts'
import type { RouletteWords } from './words.ts'

/** The last results, the newest first. */
export interface LastResults {
  element: HTMLElement
  show: (table: FloorTableState, often: Often, words: RouletteWords, lang: Lang) => void
}

export function createLast(): LastResults {
  const title = make('h2')
  const list = make('ol', { class: 'rl-results' })
  const often = make('div', { class: 'rl-often' })
  const note = make('p', { class: 'rl-note' })
  const seal = make('p', { class: 'rl-note rl-seal' })
  // With its counts it may be higher than its place: whoever has no mouse scrolls it too.
  const parts = [title, list, often, note, seal]
  const element = make('section', { class: 'rl-last', tabindex: '0' }, ...parts)
  return {
    element,
    show: ({ last, round, chain }, counted, words, lang) => {
      showOften(often, counted, words, lang)
      title.textContent = words.last
      setAttribute(element, 'aria-label', words.last)
      note.textContent = words.independent
      list.setAttribute('aria-label', words.last)
      list.replaceChildren(...last.map(({ outcome }) => result(pocketIn(outcome), words, lang)))
      const { end } = chain ?? { end: '' }
      seal.textContent = fill(words.seal, {
        number: String(round?.number ?? 0),
        end: `${end.slice(0, 4)}…${end.slice(-4)}`,
      })
    },
  }
}

function showOften(element: HTMLElement, often: Often, words: RouletteWords, lang: Lang): void {
  const key = JSON.stringify([lang, often])
  if (element.dataset['shown'] === key) return
  element.dataset['shown'] = key
  const rounds = String(often.rounds)
  const lists = [
    [fill(words.hot, { rounds }), often.hot],
    [fill(words.cold, { rounds }), often.cold],
  ] as const
  element.replaceChildren(
    ...(often.rounds < COUNTED_LEAST
      ? [make('p', { class: 'rl-note' }, tooFew(often, words))]
      : [
          ...lists.flatMap(([name, list]) => oftenList(name, list, words, lang)),
          make('h3', {}, fill(words.shares, { rounds })),
          ...SHARED.map((names) => sharesOf(names, often, lang)),
        ]),
  )
}

const tooFew = ({ rounds }: Often, { few }: RouletteWords): string =>
  fill(few, { rounds: String(rounds), least: String(COUNTED_LEAST) })

const percentText = (share: number, lang: Lang): string => {
  const figure = String(Math.round(share * 100))
  return lang === 'tr' ? `%${figure}` : `${figure}%`
}

const shareName = (name: string, lang: Lang): string =>
  name === '0' ? pocketName(0, lang) : spotName(name, lang)

/** Side by side, each as wide as it came often; what it is stands under it in words. */
function sharesOf(names: readonly string[], { shares }: Often, lang: Lang): HTMLElement {
  const parts = names.map((name) => {
    const share = shares.get(name) ?? 0
    const part = make(
      'li',
      { 'data-share': name },
      make('b', {}, percentText(share, lang)),
      make('small', {}, shareName(name, lang)),
    )
    part.style.flexGrow = String(Math.round(share * 1_000))
    return part
  })
  return make('ul', { class: 'rl-shares' }, ...parts)
}

/** The same in words, for the sheet: on a phone there is no room beside the wheel. */
export function oftenSection(often: Often, words: RouletteWords, lang: Lang): HTMLElement[] {
  const { rounds, hot, cold, shares } = often
  if (rounds < COUNTED_LEAST) return [section(words.last, note(tooFew(often, words)))]
  const line = (name: string, list: readonly Counted[]): HTMLElement => {
    const numbers = list.map(
      ({ pocket, count }) => `${pocket} (${fill(words.fell, { count: String(count) })})`,
    )
    return note(`${fill(name, { rounds: String(rounds) })}: ${numbers.join(', ')}`)
  }
  const parts = SHARED.map((names) =>
    names
      .map((name) => `${shareName(name, lang)} ${percentText(shares.get(name) ?? 0, lang)}`)
      .join(', '),
  )
  const shared = note(`${fill(words.shares, { rounds: String(rounds) })}: ${parts.join('; ')}`)
  const lines = [line(words.hot, hot), line(words.cold, cold), shared, note(words.independent)]
  return [section(words.last, ...lines)]
}

function oftenList(
  name: string,
  list: readonly Counted[],
  words: RouletteWords,
  lang: Lang,
): HTMLElement[] {
  const items = list.map(({ pocket, count }) => {
    const times = fill(words.fell, { count: String(count) })
    const number = make(
      'b',
      { 'data-colour': colourOf(pocket), title: pocketName(pocket, lang) },
      String(pocket),
    )
    return make('li', {}, number, make('small', {}, times))
  })
  return [make('h3', {}, name), make('ul', { 'aria-label': name }, ...items)]
}

function result(pocket: number | null, words: RouletteWords, lang: Lang): HTMLElement {
  if (pocket === null) return make('li', { 'data-colour': 'none', title: words.phases.void }, '–')
  return make(
    'li',
    { 'data-colour': colourOf(pocket), title: pocketName(pocket, lang) },
    String(pocket),
  )
}

/** Who is at the table; and once the round is told, what came of one's own bets. */
export interface Side {
  element: HTMLElement
  showPeople: (
    table: FloorTableState & { others: readonly FloorBetState[] },
    own: number,
    words: RouletteWords,
    lang: Lang,
  ) => void
  showOwn: (stakes: readonly FloorStakeState[], words: RouletteWords, lang: Lang) => void
}

export function createSide(): Side {
  const title = make('h2')
  const rows = make('ul', { class: 'rl-rows' })
  const sums = make('dl', { class: 'rl-sums' })
  return {
    element: make('aside', { class: 'rl-side' }, title, rows, sums),
    showPeople: (table, own, words, lang) => {
      title.textContent = fill(words.people, { count: String(table.count) })
      sums.replaceChildren()
      const others = table.others.map(({ who, stake }) => person(who, stake, lang, false))
      const mine = own > 0 ? [person(words.you, own, lang, true)] : []
      const empty = make('li', { class: 'rl-none' }, words.noPeople)
      rows.replaceChildren(...(table.count === 0 && own === 0 ? [empty] : [...mine, ...others]))
    },
    showOwn: (stakes, words, lang) => {
      title.textContent = words.own
      const lines = linesOf(stakes)
      const empty = make('li', { class: 'rl-none' }, words.nothing)
      rows.replaceChildren(
        ...(lines.length === 0 ? [empty] : lines.map((line) => ownLine(line, words, lang))),
      )
      sums.replaceChildren(...(lines.length === 0 ? [] : sumsOf(lines, words, lang)))
    },
  }
}

const person = (who: string, stake: number, lang: Lang, isOwn: boolean): HTMLElement =>
  make(
    'li',
    { 'data-own': isOwn },
    make('span', {}, who),
    make('b', { class: 'money' }, showRoundMoney(BigInt(stake), lang)),
  )

interface OwnLine {
  spot: string
  amount: number
  paid: number
  isVoid: boolean
}

/** What lay on each spot and what it was paid, the winners first. */
function linesOf(stakes: readonly FloorStakeState[]): OwnLine[] {
  const lines = chipsIn(stakes).map(({ spot, amount }) => {
    const on = stakes.filter((stake) => stake.spot === spot)
    const paid = on.reduce((sum, stake) => sum + stake.paid, 0)
    return { spot, amount, paid, isVoid: on.some(({ state }) => state === 'void') }
  })
  return lines.toSorted((a, b) => b.paid - a.paid)
}

function ownLine({ spot, amount, paid, isVoid }: OwnLine, words: RouletteWords, lang: Lang) {
  const shown = showMoney(BigInt(amount), lang)
  const times = ODDS[spotNamed(spot).kind] + 1
  const isWhole = paid >= amount * times
  const how = isVoid
    ? fill(words.given, { amount: shown })
    : paid === 0
      ? fill(words.lost, { amount: shown })
      : isWhole
        ? fill(words.times, { amount: shown, times })
        : fill(words.halved, { amount: shown })
  const figure = paid > 0 ? showMoney(BigInt(paid), lang) : '–'
  return make(
    'li',
    { class: 'rl-own', 'data-won': paid > 0 },
    makeChip(amount, words),
    make('span', {}, spotName(spot, lang), make('small', {}, how)),
    make('b', { class: 'money' }, figure),
  )
}

function sumsOf(lines: readonly OwnLine[], words: RouletteWords, lang: Lang): HTMLElement[] {
  const { staked, paid } = sumOf(lines)
  const given = sumOf(lines.filter(({ isVoid }) => isVoid)).staked
  const net = paid + given - staked
  const figures: readonly [string, string][] = [
    [words.stake, showMoney(BigInt(staked), lang)],
    [words.payout, showMoney(BigInt(paid), lang)],
    [words.net, `${net > 0 ? '+' : ''}${showMoney(BigInt(net), lang)}`],
  ]
  return figures.map(([name, value]) =>
    make('div', {}, make('dt', {}, name), make('dd', { class: 'money' }, value)),
  )
}
