/** One's two bets on a flight: laid, taken back, cashed out, or waiting for the next one; each asked once, and told in words. */
import type { FloorStakeState } from '#contract/games/floor-protocol.ts'
import type { CrashSpot } from '#games/crash/numbers.ts'
import { showRefusedAct } from '../floor/refused-act.ts'
import type { TableVisit } from '../floor/table-visit.ts'
import { showMoney } from '../frame/amounts.ts'
import type { Frame } from '../frame/frame.ts'
import { fill } from '../frame/words.ts'
import type { AskedAct } from '../protocol/floor-session.ts'
import type { PanelAct } from './act.ts'
import { panelPhaseOf, roundOf } from './flight.ts'
import { showMultiple } from './multiple.ts'
import { OwnMoney } from './own-money.ts'
import { droppedLine, endLine } from './stake-text.ts'
import { WaitingBets, type WaitingBet } from './waiting.ts'
import type { CrashWords } from './words.ts'

interface BetsReader {
  /** Something is on its way, or waits. */
  onChange: () => void
  /** What became of a bet without a press. */
  onNote: (spot: CrashSpot, line: string) => void
  words: () => CrashWords
}

export class OwnBets {
  readonly #frame: Frame
  readonly #visit: TableVisit
  readonly #reader: BetsReader
  readonly #money: OwnMoney
  readonly #waiting = new WaitingBets()
  readonly #busy = new Set<string>()
  #laid = 0

  constructor(frame: Frame, visit: TableVisit, reader: BetsReader) {
    this.#frame = frame
    this.#visit = visit
    this.#reader = reader
    this.#money = new OwnMoney(frame.money)
  }

  /** What one had there before. */
  resume(...had: Parameters<OwnMoney['resume']>): void {
    this.#money.resume(...had)
  }

  isBusy(spot: CrashSpot): boolean {
    return this.#busy.has(spot)
  }

  /** What waits there for the next flight. */
  waiting(spot: CrashSpot): WaitingBet | null {
    return this.#waiting.get(spot)
  }

  at(spot: CrashSpot): FloorStakeState | null {
    return this.#visit.stakes.find((stake) => stake.spot === spot) ?? null
  }

  /** Does what the button says. */
  async press(spot: CrashSpot, act: PanelAct, bet: WaitingBet): Promise<void> {
    if (act === 'lay') await this.#lay(spot, bet)
    if (act === 'back') await this.#takeBack(spot)
    if (act === 'out') await this.cashOut(spot, false)
    if (act === 'wait') this.#wait(spot, bet)
    if (act === 'wait-no-more') this.#stopWaiting(spot)
  }

  /** Bets that waited for this flight. */
  layWaiting(): void {
    this.#dropWaiting()
    const { table, nowMs } = this.#visit
    const { due, missed } = this.#waiting.take(
      table?.round?.number ?? 0,
      panelPhaseOf(table?.round, nowMs) === 'open' && table?.isOpen === true,
      Date.now(),
    )
    const { log } = this.#reader.words()
    for (const { spot, amount } of missed) this.#logBet(log.missed, spot, amount, null)
    for (const { spot, ...bet } of due) void this.#lay(spot, bet)
  }

  /** Those that the table takes no more: it was closed, or its limits are others. */
  #dropWaiting(): void {
    const { table } = this.#visit
    if (!table) return
    const { log, state } = this.#frame
    const context = { words: this.#reader.words(), lang: state.lang }
    for (const bet of this.#waiting.drop(table)) {
      const line = droppedLine(bet, table.limits, context)
      log.add(line)
      this.#reader.onNote(bet.spot, line)
    }
  }

  /** What waits is laid by itself no more. */
  stopAllWaiting(): void {
    for (const spot of this.#waiting.spots) this.#stopWaiting(spot)
  }

  /** Payouts of the visit, each counted once: what the net position is made of. */
  countPaid(): void {
    const { money, log, state } = this.#frame
    const context = { words: this.#reader.words(), lang: state.lang }
    for (const stake of this.#money.count(this.#visit.seats))
      log.add(endLine(stake, stake.spot, context))
    money.setOpen(this.#visit.stakes.some((stake) => stake.state === 'placed'))
  }

  cashOut(spot: CrashSpot, half: boolean): Promise<void> {
    return this.#acting(spot, async () => {
      const { won, atHundredths } = await this.#act({ act: 'cash-out', spot, half })
      if (half) this.#logBet(this.#reader.words().log.halfOut, spot, won, atHundredths)
    })
  }

  #wait(spot: CrashSpot, bet: WaitingBet): void {
    this.#waiting.add(spot, bet, this.#visit.table?.round?.number ?? 0, Date.now())
    this.#logBet(this.#reader.words().log.waits, spot, bet.amount, null)
    this.#reader.onChange()
  }

  #stopWaiting(spot: CrashSpot): void {
    const { amount } = this.#waiting.get(spot) ?? { amount: 0 }
    this.#waiting.remove(spot)
    this.#logBet(this.#reader.words().log.waitsNot, spot, amount, null)
    this.#reader.onChange()
  }

  #lay(spot: CrashSpot, { amount, target }: WaitingBet): Promise<void> {
    const { money, state } = this.#frame
    if (BigInt(amount) > state.balance) {
      this.#frame.refuseFunds()
      return Promise.resolve()
    }
    const round = roundOf(this.#visit.table)
    return this.#acting(spot, async () => {
      await this.#act({ act: 'place', spot, amount, target })
      money.stake(`${round} ${spot} laid ${(this.#laid += 1)}`, BigInt(amount))
      this.#logBet(this.#reader.words().log.placed, spot, amount, null)
    })
  }

  #takeBack(spot: CrashSpot): Promise<void> {
    const amount = this.at(spot)?.amount ?? 0
    return this.#acting(spot, async () => {
      await this.#act({ act: 'take-back', spot })
      this.#frame.money.pay(BigInt(amount))
      this.#logBet(this.#reader.words().log.back, spot, amount, null)
    })
  }

  #act(asked: Omit<AskedAct, 'table' | 'round'>) {
    return this.#visit.act({ round: roundOf(this.#visit.table), ...asked })
  }

  async #acting(spot: CrashSpot, work: () => Promise<void>): Promise<void> {
    if (this.#busy.has(spot)) return
    this.#busy.add(spot)
    this.#reader.onChange()
    try {
      await work()
    } catch (trouble) {
      showRefusedAct(this.#frame, trouble)
    }
    this.#busy.delete(spot)
    this.#frame.refresh()
  }

  #logBet(sentence: string, spot: string, amount: number, at: number | null): void {
    const { lang } = this.#frame.state
    this.#frame.log.add(
      fill(sentence, {
        n: spot,
        amount: showMoney(BigInt(amount), lang),
        at: showMultiple(at ?? 100, lang),
      }),
    )
  }
}
