/** The tabs of one browser: money that moved in one is asked for again in the others. */
import { forgetStale } from './memory.ts'

const MONEY = 'money'
/** A fast player's spins are told together. */
const TOLD_EVERY_MS = 2_000

let channel: BroadcastChannel | null = null
let waiting: ReturnType<typeof setTimeout> | undefined

export function heedOtherTabs(): void {
  channel = new BroadcastChannel('kasa')
  channel.onmessage = ({ data }) => {
    if (data === MONEY) forgetStale(['finance/check_balance'])
  }
}

export function tellOtherTabs(): void {
  waiting ??= setTimeout(() => {
    waiting = undefined
    channel?.postMessage(MONEY)
  }, TOLD_EVERY_MS)
}
