import type { Lang } from '#kit/text/language.ts'
import { wordsFor } from '#web/words/words.ts'
import { ROUND_WORDS, SYMBOL_WORDS } from './round-words.ts'

/** One sentence of a round; `depth` 1 belongs to the sentence of depth 0 before it. */
export interface StoryLine {
  text: string
  depth: 0 | 1
  isMoney: boolean
}

type Event = Readonly<Record<string, unknown>> & { type: string }

/**
 * A round's events as sentences. Events are the platform's and may be of a game this site is older
 * than: what it does not know it leaves out. `amountOf` formats hundredths of the base stake.
 */
export function storyOf(
  events: readonly unknown[],
  lang: Lang,
  amountOf: (hundredths: number) => string,
): StoryLine[] {
  const known = events.filter(isEvent)
  return known.flatMap((event, at) => {
    if (event.type !== 'freeSpins') return sentencesOf(event, known[at + 1], lang, amountOf)
    return freeSpinsOf(event, scatterOf(event, known.slice(0, at)), lang, amountOf)
  })
}

const isEvent = (event: unknown): event is Event =>
  typeof event === 'object' && event !== null && 'type' in event && typeof event.type === 'string'

function sentencesOf(
  event: Event,
  next: Event | undefined,
  lang: Lang,
  amountOf: (hundredths: number) => string,
): StoryLine[] {
  const words = wordsFor(ROUND_WORDS, lang)
  const amount = (name: string) => amountOf(figure(event, name))
  switch (event.type) {
    case 'reveal': {
      const isWon = next?.type === 'wins' || next?.type === 'freeSpins'
      const opening = event['spin'] === 'free' ? [] : [head(words.spin)]
      return isWon ? opening : [...opening, line(words.nothing)]
    }
    case 'wins':
      return winsOf(event).map((win) => winSentence(win, lang, amountOf))
    case 'freeSpin': {
      const [current, total] = [figure(event, 'current'), figure(event, 'total')]
      const times = figure(event, 'multiplier')
      return [
        head(
          times > 1 ? words.freeSpinTimes(current, total, times) : words.freeSpin(current, total),
        ),
      ]
    }
    case 'freeSpinsEnd':
      return [{ ...head(words.end(amount('feature'))), isMoney: figure(event, 'feature') > 0 }]
    case 'maxWin':
      return [head(words.maxWin)]
    case 'total':
      return [{ ...head(words.total(amount('payout'))), isMoney: figure(event, 'payout') > 0 }]
    default:
      return []
  }
}

/** The name of what gave the free spins: the symbol at their first place, on the board as it lay then. */
function scatterOf(event: Event, before: readonly Event[]): string {
  const place = listOf(event['positions'])[0]
  if (typeof place !== 'object' || place === null) return ''
  const board = listOf(before.findLast((one) => 'board' in one)?.['board'])
  const at = { type: 'place', ...place }
  const symbol = listOf(board[figure(at, 'reel')])[figure(at, 'row')]
  return typeof symbol === 'string' ? symbol : ''
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

function freeSpinsOf(
  event: Event,
  scatter: string,
  lang: Lang,
  amountOf: (hundredths: number) => string,
): StoryLine[] {
  const words = wordsFor(ROUND_WORDS, lang)
  const symbol = scatter === '' ? words.scatter : symbolOf(scatter, lang)
  const [awarded, payout] = [figure(event, 'awarded'), figure(event, 'payout')]
  const count = Array.isArray(event['positions']) ? event['positions'].length : 0
  const isMore = event['retrigger'] === true
  const begun = isMore
    ? words.more(awarded, figure(event, 'total'))
    : words.freeSpins(count, symbol, awarded)
  const paid =
    payout > 0 ? [{ ...line(words.scatterPay(symbol, amountOf(payout))), isMoney: true }] : []
  return [line(begun), ...paid]
}

const winsOf = (event: Event): Event[] =>
  Array.isArray(event['wins'])
    ? event['wins'].flatMap((win: unknown) =>
        typeof win === 'object' && win !== null ? [{ ...win, type: 'win' }] : [],
      )
    : []

function winSentence(win: Event, lang: Lang, amountOf: (hundredths: number) => string): StoryLine {
  const words = wordsFor(ROUND_WORDS, lang)
  const name = typeof win['symbol'] === 'string' ? win['symbol'] : ''
  const symbol = symbolOf(name, lang)
  const [at, count] = [figure(win, 'line'), figure(win, 'count')]
  const amount = amountOf(figure(win, 'payout'))
  const times = figure(win, 'multiplier')
  const text =
    at > 0
      ? words.line(at, count, symbol, amount)
      : times > 1
        ? words.cluster(count, symbol, times, amount)
        : words.ways(count, symbol, amount)
  return { ...line(text), isMoney: true }
}

const symbolOf = (name: string, lang: Lang): string => SYMBOL_WORDS[name]?.[lang] ?? name

function figure(event: Event, name: string): number {
  const value = event[name]
  return typeof value === 'number' && Number.isFinite(value) ? value : 0
}

const head = (text: string): StoryLine => ({ text, depth: 0, isMoney: false })
const line = (text: string): StoryLine => ({ text, depth: 1, isMoney: false })
