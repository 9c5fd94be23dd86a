import { showMoney } from '../frame/amounts.ts'
import { ask } from '../frame/ask.ts'
import type { Frame } from '../frame/frame.ts'
import { fill } from '../frame/words.ts'
import { make } from '../dom.ts'
import { textOf } from './free-words.ts'
import { freeNow, type Round, type SlotState } from './state.ts'
import { slotWords } from './words.ts'

/** What they are shown in. */
interface FreePlay {
  state: SlotState
  frame: Frame
}

/** Says that there are some, when the game has opened. */
export function announceFree({ state, frame }: FreePlay): void {
  const free = freeNow(state)
  if (!free) return
  const sentences = textOf(free, state.lang)
  frame.log.add(sentences.join(' '))
  // The sheet behind the button of the stake has the rest.
  frame.notice.show({ tone: 'info', text: sentences[0] ?? '' })
}

/** Shows what they are, and lets the member play with a stake of their own instead. */
export async function askOwnStake({ state, frame }: FreePlay): Promise<void> {
  const free = freeNow(state)
  if (!free) return
  const words = slotWords[state.lang]
  const isOwn = await ask(frame.root, {
    title: words.freeRounds.sheet,
    content: textOf(free, state.lang).map((text) => make('p', { class: 'sheet-note' }, text)),
    close: words.close,
    cancel: words.freeRounds.keep,
    confirm: words.freeRounds.own,
  })
  if (!isOwn) return
  state.isOwnStake = true
  const text = fill(words.freeRounds.kept, { left: free.left })
  frame.log.add(text)
  const back = (): void => {
    if (state.phase !== 'idle' || state.auto !== null) return
    state.isOwnStake = false
    frame.notice.hide()
    announceFree({ state, frame })
    frame.refresh()
  }
  frame.notice.show({ tone: 'info', text, act: { label: words.freeRounds.back, run: back } })
  frame.refresh()
}

/** The words of a free round that has begun, before it is counted off. */
export function begunText(
  { free, lang }: Pick<SlotState, 'free' | 'lang'>,
  amount: bigint,
): string {
  const [rounds, left] = [free?.rounds ?? 0, free?.left ?? 0]
  const nth = rounds - left + 1
  const figures = { nth, rounds, amount: showMoney(amount, lang) }
  return fill(slotWords[lang].freeRounds.begun, figures)
}

/** A free round was shown to its end: its win counts, and after the last one they are over. */
export function countFree({ state, frame }: FreePlay, round: Round): void {
  const { free, lang } = state
  if (!free) return
  // The game server said what was won before this one was paid.
  const won = free.won + (round.active ? round.payout : 0)
  state.free = free.left > 0 ? { ...free, won } : null
  if (state.free) return
  const text = fill(slotWords[lang].freeRounds.over, { won: showMoney(BigInt(won), lang) })
  frame.log.add(text)
  frame.notice.show({ tone: 'info', text })
}
