import { make } from '../../dom.ts'
import type { SlotWords } from '../words.ts'
import { ask } from '../../frame/ask.ts'

export interface FeatureBuy {
  what: string
  cost: string
  costOf: string
  rtp: string
  confirm: string
}

/** Says what is bought and what it costs before anything is taken; true when confirmed. */
export function askBuy(parent: HTMLElement, offer: FeatureBuy, words: SlotWords): Promise<boolean> {
  const figures = make(
    'dl',
    { class: 'figures' },
    make('dt', {}, words.buyCost),
    make('dd', { class: 'money' }, offer.cost, make('small', {}, offer.costOf)),
    make('dt', {}, words.buyRtp),
    make('dd', {}, offer.rtp),
  )
  const what = make('p', { class: 'sheet-note' }, offer.what)
  return ask(parent, {
    title: words.buySheet,
    content: [what, figures],
    close: words.close,
    cancel: words.cancel,
    confirm: offer.confirm,
  })
}
