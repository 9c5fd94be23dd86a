/** How markets and what is chosen in them are called. A kind that this page does not know is called by its own name. */
import type { Data } from '#contract/registry.ts'
import type { Lang } from '#kit/text/language.ts'
import { formatNumber } from '#kit/text/number-format.ts'
import { defineWords, wordsFor } from '#web/words/words.ts'

export type SportMarket = Data<'betframe/event'>['markets'][number]
export interface MarketName extends Pick<SportMarket, 'kind' | 'period' | 'line' | 'goal'> {
  /** Of picks of one match that stand together: what they are. */
  parts?: readonly (MarketName & { selection: string })[]
}

const WORDS = defineWords({
  tr: {
    kinds: {
      'match-result': 'Maç sonucu',
      'double-chance': 'Çifte şans',
      'draw-no-bet': 'Beraberlikte iade',
      'both-score': 'Karşılıklı gol',
      'odd-even': 'Tek / çift',
      'half-time-full-time': 'İlk yarı / maç sonucu',
      'correct-score': 'Maç skoru',
      'european-handicap': 'Handikaplı maç sonucu',
      'asian-handicap': 'Handikap',
      'total-goals': 'Toplam gol',
      'home-goals': 'Ev sahibi gol',
      'away-goals': 'Konuk gol',
      'total-corners': 'Toplam korner',
      'total-cards': 'Toplam kart',
      builder: 'Bahis oluşturucu',
      winner: 'Maçı kim kazanır',
      'points-handicap': 'Handikap',
      'total-points': 'Toplam sayı',
      'home-points': 'Ev sahibi sayı',
      'away-points': 'Konuk sayı',
      'period-result': 'Sonuç',
      'match-winner': 'Maçı kim kazanır',
      'set-winner': 'Kim kazanır',
      'set-score': 'Set skoru',
      'set-score-of-five': 'Set skoru',
      'sets-handicap': 'Set handikabı',
      'total-sets': 'Toplam set',
      'games-handicap': 'Oyun handikabı',
      'total-games': 'Toplam oyun',
      'home-games': 'İlk oyuncunun oyunları',
      'away-games': 'İkinci oyuncunun oyunları',
      'volleyball-winner': 'Maçı kim kazanır',
      'volleyball-set-winner': 'Kim kazanır',
      'volleyball-set-score': 'Set skoru',
      'volleyball-total-sets': 'Toplam set',
      'volleyball-sets-handicap': 'Set handikabı',
      'volleyball-total-points': 'Toplam sayı',
      'volleyball-points-handicap': 'Sayı handikabı',
      'esport-winner': 'Maçı kim kazanır',
      'esport-map-winner': 'Kim kazanır',
      'esport-map-score': 'Harita skoru',
      'esport-total-maps': 'Toplam harita',
      'esport-maps-handicap': 'Harita handikabı',
    },
    nextGoal: (goal: number) => `${goal}. gol`,
    map: (number: string) => `${number}. harita`,
    periods: {
      'first-half': 'İlk yarı',
      'second-half': 'İkinci yarı',
      q1: '1. çeyrek',
      q2: '2. çeyrek',
      q3: '3. çeyrek',
      q4: '4. çeyrek',
      s1: '1. set',
      s2: '2. set',
      s3: '3. set',
      s4: '4. set',
      s5: '5. set',
    },
    selections: {
      X: 'Beraberlik',
      over: 'Üst',
      under: 'Alt',
      yes: 'Var',
      no: 'Yok',
      odd: 'Tek',
      even: 'Çift',
      other: 'Diğer',
      none: 'Olmaz',
    },
    short: { over: 'Üst', under: 'Alt', yes: 'Var', no: 'Yok' },
    or: (one: string, other: string) => `${one} ya da ${other}`,
  },
  en: {
    kinds: {
      'match-result': 'Match result',
      'double-chance': 'Double chance',
      'draw-no-bet': 'Draw no bet',
      'both-score': 'Both teams score',
      'odd-even': 'Odd / even',
      'half-time-full-time': 'Half-time / full-time',
      'correct-score': 'Correct score',
      'european-handicap': 'Handicap result',
      'asian-handicap': 'Handicap',
      'total-goals': 'Total goals',
      'home-goals': 'Home goals',
      'away-goals': 'Away goals',
      'total-corners': 'Total corners',
      'total-cards': 'Total cards',
      builder: 'Bet builder',
      winner: 'Match winner',
      'points-handicap': 'Handicap',
      'total-points': 'Total points',
      'home-points': 'Home points',
      'away-points': 'Away points',
      'period-result': 'Result',
      'match-winner': 'Match winner',
      'set-winner': 'Winner',
      'set-score': 'Set betting',
      'set-score-of-five': 'Set betting',
      'sets-handicap': 'Set handicap',
      'total-sets': 'Total sets',
      'games-handicap': 'Game handicap',
      'total-games': 'Total games',
      'home-games': 'First player’s games',
      'away-games': 'Second player’s games',
      'volleyball-winner': 'Match winner',
      'volleyball-set-winner': 'Winner',
      'volleyball-set-score': 'Set betting',
      'volleyball-total-sets': 'Total sets',
      'volleyball-sets-handicap': 'Set handicap',
      'volleyball-total-points': 'Total points',
      'volleyball-points-handicap': 'Point handicap',
      'esport-winner': 'Match winner',
      'esport-map-winner': 'Winner',
      'esport-map-score': 'Map score',
      'esport-total-maps': 'Total maps',
      'esport-maps-handicap': 'Map handicap',
    },
    nextGoal: (goal) => `Goal ${goal}`,
    map: (number) => `Map ${number}`,
    periods: {
      'first-half': 'First half',
      'second-half': 'Second half',
      q1: '1st quarter',
      q2: '2nd quarter',
      q3: '3rd quarter',
      q4: '4th quarter',
      s1: '1st set',
      s2: '2nd set',
      s3: '3rd set',
      s4: '4th set',
      s5: '5th set',
    },
    selections: {
      X: 'Draw',
      over: 'Over',
      under: 'Under',
      yes: 'Yes',
      no: 'No',
      odd: 'Odd',
      even: 'Even',
      other: 'Other',
      none: 'None',
    },
    short: { over: 'Over', under: 'Under', yes: 'Yes', no: 'No' },
    or: (one, other) => `${one} or ${other}`,
  },
})

/** `Toplam gol`, `İlk yarı: Maç sonucu`. */
export function marketText(
  { kind, period, goal = null }: Pick<MarketName, 'kind' | 'period'> & { goal?: number | null },
  lang: Lang,
): string {
  const { kinds, periods, nextGoal, map } = wordsFor(WORDS, lang)
  if (goal !== null) return nextGoal(goal)
  const name = textIn(kinds, kind)
  if (period === 'match') return name
  // A map has the name of a set.
  return `${kind === 'esport-map-winner' ? map(period.slice(1)) : periods[period]}: ${name}`
}

const textIn = (words: Readonly<Record<string, string>>, name: string): string =>
  new Map(Object.entries(words)).get(name) ?? name

interface Teams {
  home: string
  away: string
}

/** What a pick is, in words that need no market beside them to be understood: `Poyraz FK`, `Üst 2,5`, `Lodos SK +1,5`. */
export function selectionText(
  market: MarketName,
  selection: string,
  teams: Teams,
  lang: Lang,
): string {
  const { kind, line, parts = [] } = market
  if (parts.length > 0) return parts.map((part) => partText(part, teams, lang)).join(' + ')
  if (line === null) return plainText(selection, teams, lang)
  if (!kind.endsWith('handicap'))
    return `${plainText(selection, teams, lang)} ${lineText(line, lang)}`
  return `${plainText(selection, teams, lang)} (${handicapText(line, selection, lang)})`
}

/** One of several that stand together, with its market: beside others it does not go without saying. */
export const partText = (
  part: MarketName & { selection: string },
  teams: Teams,
  lang: Lang,
): string => `${marketText(part, lang)}: ${selectionText(part, part.selection, teams, lang)}`

/** As many decimals as it has: 2,5, and 1. */
const lineText = (line: number, lang: Lang): string =>
  formatNumber(line, lang, Number.isInteger(line) ? 0 : Number.isInteger(line * 2) ? 1 : 2)

/** A handicap is the home side's: the other side has it turned around. */
function handicapText(line: number, selection: string, lang: Lang): string {
  const own = selection === '2' ? -line : line
  const sign = own > 0 ? '+' : own < 0 ? '−' : ''
  return `${sign}${lineText(Math.abs(own), lang)}`
}

/** A market's line above its prices: a total, or the home side's handicap. */
export const lineHeading = (
  { kind, line }: Pick<SportMarket, 'kind' | 'line'>,
  lang: Lang,
): string =>
  kind.endsWith('handicap') ? handicapText(line ?? 0, '1', lang) : lineText(line ?? 0, lang)

function plainText(selection: string, { home, away }: Teams, lang: Lang): string {
  const { selections, or } = wordsFor(WORDS, lang)
  if (selection === '1') return home
  if (selection === '2') return away
  if (/^[1X2]{2}$/.test(selection)) {
    const [one = '', other = ''] = selection
    const teams = { home, away }
    return or(plainText(one, teams, lang), plainText(other, teams, lang))
  }
  return textIn(selections, selection)
}

/** As short as it can be said under its market's head: `1`, `X`, `Üst`. */
export function shortText(selection: string, lang: Lang): string {
  return textIn(wordsFor(WORDS, lang).short, selection)
}
