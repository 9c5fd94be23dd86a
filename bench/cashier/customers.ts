import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { openConnection, type Connection } from '../connection.ts'
import type { Member } from './members.ts'

/** What the members of the bench ask of the cashier, and what was answered. */
export interface Traffic {
  port: number
  gamesPort: number
  /** Until it is set, members go on. */
  isOver: boolean
  /** Calls that the house said yes or no to. */
  answered: number
  /** Asked again, because no answer came. */
  repeats: number
  /** Transactions that were answered with a number: from then on none may be lost. */
  acknowledged: { memberId: bigint; transactionId: number; requestId: string }[]
  /** Any refusal that an honest member should not meet, by name. */
  refused: Map<string, number>
}

interface Reply {
  result: boolean
  code: number
  data: { transactionID?: number; url?: string; refusal?: string } | null
}

const PAY = 'prepayServices/processTransaction'
const [CARD, FAST] = [3, 2]
const AGAIN_MS = 50
const PACE_MS = { least: 100, most: 600 }
const CHOICES = ['approve', 'approve', 'approve', 'repeat', 'decline'] as const

/** All members at once, each doing one thing after another until it is over. */
export async function trade(traffic: Traffic, members: readonly Member[]): Promise<void> {
  await Promise.all(members.map((member) => new Customer(traffic, member).trade()))
}

class Customer {
  private readonly traffic: Traffic
  private readonly member: Member
  private connections = new Map<number, Connection>()

  constructor(traffic: Traffic, member: Member) {
    this.traffic = traffic
    this.member = member
  }

  async trade(): Promise<void> {
    while (!this.traffic.isOver) {
      await this.deposit()
      await this.play()
      await this.withdraw()
      await pause(randomInt(PACE_MS.least, PACE_MS.most))
    }
    for (const connection of this.connections.values()) connection.close()
  }

  private async deposit(): Promise<void> {
    const sent = { methodID: CARD, amount: randomInt(10, 500), transfer_type_id: 2, fields: {} }
    const reply = await this.transfer({ Type: 1, ...sent })
    const url = reply?.data?.url
    if (url === undefined) return
    const choice = CHOICES[randomInt(CHOICES.length)] ?? 'approve'
    // Somebody who leaves the page without a word is one in ten.
    if (randomInt(10) === 0) return
    await this.press(url, choice)
  }

  /** A button of the bank's page, pressed again while nobody answers. */
  private async press(url: string, choice: string): Promise<void> {
    const sent = { method: 'POST', body: `do=${choice}`, redirect: 'manual' } as const
    const headers = { 'x-forwarded-for': '10.9.9.9' }
    while (!this.traffic.isOver) {
      const answer = await fetch(url, { ...sent, headers }).catch(() => null)
      if (answer && answer.status < 500) return
      this.traffic.repeats += 1
      await pause(AGAIN_MS + randomInt(AGAIN_MS))
    }
  }

  /** A stake, beside a withdrawal that wants the same money. */
  private async play(): Promise<void> {
    const { sessionID, forwarded } = this.member
    const sent = { sessionID, amount: 1_000_000, mode: 'BASE', requestId: randomUUID() }
    const answer = await this.ask(this.traffic.gamesPort, '/rgs/wallet/play', sent, forwarded)
    // The game server's, by the protocol.
    const { round } = (answer ?? {}) as { round?: { payout: number } }
    if (round && round.payout > 0)
      await this.ask(this.traffic.gamesPort, '/rgs/wallet/end-round', { sessionID }, forwarded)
  }

  /** One in five is taken back at once, racing whoever approves it. */
  private async withdraw(): Promise<void> {
    const reply = await this.transfer({
      Type: 2,
      methodID: FAST,
      amount: randomInt(100, 300),
      transfer_type_id: 2,
      accountID: this.member.accountId,
      idValidity: '2040-01-01',
    })
    const id = reply?.data?.transactionID
    if (id === undefined || randomInt(5) > 0) return
    await this.call('finance/cancel_withdrawal', { transactionID: id })
  }

  /** Asked until it is answered, under one id, as a browser does; pressed twice one time in four. */
  private async transfer(payload: object): Promise<Reply | null> {
    const requestId = randomUUID()
    const ask = () => this.call(PAY, { ...payload, requestId })
    const twice = randomInt(4) === 0
    const first = await ask()
    if (twice) await ask()
    const id = first?.data?.transactionID
    if (id !== undefined)
      this.traffic.acknowledged.push({
        memberId: this.member.memberId,
        transactionId: id,
        requestId,
      })
    return first
  }

  private async call(name: string, data: object): Promise<Reply | null> {
    const [className, method] = name.split('/')
    const body = { api: { class: className, method }, data, user: this.member.user }
    const { port } = this.traffic
    const reply = await this.ask(port, '/endpoint/v1', body, this.member.headers)
    // The envelope's shape, which the door holds itself to.
    const read = reply as Reply | null
    const refusal = read?.result === false ? (read.data?.refusal ?? String(read.code)) : null
    if (refusal !== null)
      this.traffic.refused.set(refusal, (this.traffic.refused.get(refusal) ?? 0) + 1)
    return read
  }

  /** Until somebody answers, or it is over; null then. */
  private async ask(port: number, path: string, body: object, headers: string): Promise<unknown> {
    for (;;) {
      const answer = await this.tryOnce(port, path, body, headers)
      if (answer !== null && answer.status < 500) {
        this.traffic.answered += 1
        return answer.body
      }
      if (this.traffic.isOver) return null
      this.traffic.repeats += 1
      await pause(AGAIN_MS + randomInt(AGAIN_MS))
    }
  }

  private async tryOnce(port: number, path: string, body: object, headers: string) {
    try {
      const connection = this.connections.get(port) ?? (await openConnection('127.0.0.1', port))
      this.connections.set(port, connection)
      return await connection.post(path, body, headers)
    } catch {
      this.connections.get(port)?.close()
      this.connections.delete(port)
      return null
    }
  }
}
