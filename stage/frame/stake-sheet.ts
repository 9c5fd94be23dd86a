import type { Money } from '#contract/money.ts'
import { make } from '../dom.ts'
import { showMoney, showTimes, type Lang } from './amounts.ts'
import { decadesOf, isJump } from './stakes.ts'
import { fill, type FrameWords } from './words.ts'
import { ask } from './ask.ts'
import { openSheet } from './sheet.ts'

interface Choice {
  levels: readonly Money[]
  now: Money
  lang: Lang
  words: FrameWords
  /** What a stake is played on. */
  note: string
}

/** All bet levels at once; the answer is the chosen one, or null. A great leap is asked about. */
export async function askStake(parent: HTMLElement, choice: Choice): Promise<Money | null> {
  const chosen = await pickStake(parent, choice)
  if (chosen === null || !isJump(choice.now, chosen)) return chosen
  return (await askJump(parent, choice, chosen)) ? chosen : null
}

async function pickStake(parent: HTMLElement, choice: Choice): Promise<Money | null> {
  const { levels, now, lang, words } = choice
  let chosen: Money | null = null
  const button = (level: Money): HTMLElement => {
    const text = showMoney(level, lang)
    const isNow = level === now
    const made = make(
      'button',
      { type: 'button', class: 'level', 'aria-pressed': String(isNow) },
      text,
    )
    made.addEventListener('click', () => {
      chosen = level
      dialog.close()
    })
    return made
  }
  const groups = decadesOf(levels).map((decade) => {
    const range = [decade[0], decade.at(-1)].map((level) => showMoney(level ?? 0n, lang))
    const name = decade.length > 1 ? range.join(' – ') : (range[0] ?? '')
    return make(
      'div',
      { class: 'decade', role: 'group', 'aria-label': name },
      make('h3', {}, name),
      make('div', { class: 'levels' }, ...decade.map(button)),
    )
  })
  const note = make('p', { class: 'sheet-note' }, choice.note)
  const { dialog, closed } = openSheet(parent, words.stakeSheet, words.close, note, ...groups)
  const pressed = dialog.querySelector<HTMLElement>('[aria-pressed="true"]')
  pressed?.focus({ preventScroll: true })
  pressed?.closest('.decade')?.scrollIntoView({ block: 'center' })
  await closed
  return chosen
}

function askJump(parent: HTMLElement, { now, lang, words }: Choice, to: Money): Promise<boolean> {
  const amounts = {
    from: showMoney(now, lang),
    to: showMoney(to, lang),
    times: showTimes(Number((to * 100n) / now), lang),
  }
  return ask(parent, {
    title: words.jumpSheet,
    content: [make('p', { class: 'sheet-note' }, fill(words.jumpWhat, amounts))],
    close: words.close,
    cancel: words.cancel,
    confirm: fill(words.jumpConfirm, amounts),
  })
}
