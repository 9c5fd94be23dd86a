/**
 * Rounds of a table from a seed: processes that lead it and take bets over one database and one clock, both handed in, are killed, stopped
 * for ten seconds and cut off before any of their queries, while members bet at every moment around the closing. After every round the
 * books are held to what members were told and to the rules; the first difference ends the walk.
 */
import { isDeepStrictEqual } from 'node:util'
import type { FloorOutcome } from '#contract/games/floor-protocol.ts'
import { Refused } from '#contract/refusals.ts'
import { balancesOf } from '#ledger/balance.ts'
import { jobActor } from '#server/action/actor.ts'
import { port } from '#server/database/database.ts'
import type { AskedAct } from '#server/floor/acts/bets.ts'
import { floorKind } from '#server/floor/kinds/kinds.ts'
import { openTable } from '#server/floor/tables/operate.ts'
import { publishedRounds, PUBLISHED_MAX } from '#server/floor/views/published.ts'
import { tableState } from '#server/floor/views/state.ts'
import type { FloorAsk } from '#server/floor/kinds/table-kind.ts'
import { findTable, type FloorTable } from '#server/floor/tables/tables.ts'
import { bytesFrom, randomFrom, type Below } from '../random.ts'
import { setClock } from '../simulated-clock.ts'
import { Engine, isSpoilt, type EngineOptions } from './engine.ts'
import { CutOff, FAULTS, healsAfterMs } from './gate.ts'
import { LedgerModel, type RoundRow, type StakeRow } from './ledger-model.ts'
import { isFalling, type Due, type Plan, type WalkBase, type Walked } from './plan.ts'
import { answerTo, answeredAt, handDecision } from './decisions.ts'
import { actOf, momentIn, takenBackOf, type Played } from './players.ts'
import { drawnText, isShoeOver, MONEY, seatWalkers, stakesOn } from './rows.ts'

const START_MS = Date.parse('2027-01-01T12:00:00Z')
const PROCESSES = 3
/** Who takes over is there by then. */
const TAKEOVER_MS_MAX = 3_000

export async function walkTable(base: WalkBase, played: Played, plan: Plan): Promise<Walked> {
  const walk = await Walk.begin(base, played, plan)
  try {
    return await walk.run()
  } finally {
    await walk.close()
  }
}

class Walk {
  readonly #base: WalkBase
  readonly #played: Played
  readonly #plan: Plan
  readonly #random: Below
  readonly #bytes: (length: number) => Buffer
  readonly #times = { nowMs: START_MS }
  readonly #table: FloorTable
  readonly #members: ReadonlyMap<string, bigint>
  readonly #model: LedgerModel
  readonly #outcomes = new Map<string, number>()
  readonly #faults = new Map<string, number>()
  readonly #drawn = new Map<bigint, string>()
  readonly #planned = new Set<string>()
  #engines: Engine[] = []
  #due: Due[] = []
  #requests = 0
  #started = 0
  #checked = 0n
  /** Something of a round, or that nobody has anything more to say of it. */
  #mayHaveChanged = true
  #voided = 0
  #balanced = 0
  #spoilt: bigint | null = null
  /** When the table lost its leader; null while it has one, or has nobody to take over. */
  #lostAtMs: number | null = null
  #takeovers = 0
  #takeoverMsMost = 0

  private constructor(
    base: WalkBase,
    played: Played,
    plan: Plan,
    at: { table: FloorTable; members: Map<string, bigint> },
  ) {
    this.#base = base
    this.#played = played
    this.#plan = plan
    this.#table = at.table
    this.#members = at.members
    const name = `${played.table} ${plan.seed}`
    this.#bytes = bytesFrom(name)
    this.#random = randomFrom(this.#bytes(4).readUInt32BE())
    const kind = floorKind(at.table.kind)
    const cash = new Map([...at.members.values()].map((member) => [member, MONEY]))
    this.#model = new LedgerModel(kind.rules(at.table.rules), kind.addedSpots, cash)
  }

  static async begin(base: WalkBase, played: Played, plan: Plan): Promise<Walk> {
    await setClock(base.database, START_MS)
    const { table, members } = await seatWalkers(base.database, played.table, new Date(START_MS))
    const walk = new Walk(base, played, plan, { table, members })
    for (let n = 0; n < (plan.turnsPerFault === null ? 1 : PROCESSES); n += 1)
      walk.#engines.push(await Engine.start(walk.#nextProcess()))
    return walk
  }

  async run(): Promise<Walked> {
    const { rounds, print = () => {} } = this.#plan
    while (this.#checked < BigInt(rounds)) {
      await this.#advance()
      if (this.#mayHaveChanged) await this.#look()
      if (this.#times.nowMs > START_MS + rounds * 1_000_000) throw new Error('rounds never end')
    }
    const checked = Number(this.#checked)
    print(`  ${this.#played.table}: ${checked} rounds, ${this.#takeovers} takeovers`)
    await this.#endShoe()
    return {
      rounds: checked,
      voided: this.#voided,
      outcomes: this.#outcomes,
      faults: this.#faults,
      takeovers: this.#takeovers,
      takeoverMsMost: this.#takeoverMsMost,
      balanced: this.#balanced,
    }
  }

  async close(): Promise<void> {
    for (const engine of this.#engines) await engine.close()
  }

  get #db() {
    return this.#base.database.db
  }

  #nextProcess(): EngineOptions {
    this.#started += 1
    return {
      url: this.#base.url,
      table: this.#played.table,
      name: `process ${this.#started}`,
      skewMs: this.#random(41) - 20,
      times: this.#times,
      keys: this.#base.keys,
      random: this.#bytes,
    }
  }

  /** To whatever is next: acts first, then the turn of whoever is due. */
  async #advance(): Promise<void> {
    const engine = this.#engines.toSorted((a, b) => a.dueMs - b.dueMs)[0]
    if (!engine) throw new Error('nobody is there any more')
    const act = this.#due[0]
    const nextMs = Math.min(engine.dueMs, act?.atMs ?? Infinity)
    if (nextMs > this.#times.nowMs) {
      this.#times.nowMs = nextMs
      await setClock(this.#base.database, nextMs)
    }
    if (act && act.atMs <= this.#times.nowMs) {
      this.#due.shift()
      await act.run()
    } else if (engine.gate.fault !== 'killed') await this.#turnOf(engine)
    await this.#bury()
  }

  async #turnOf(engine: Engine): Promise<void> {
    if (engine.healsMs <= this.#times.nowMs) {
      const before = engine.isLeading
      this.#mayHaveChanged = true
      await engine.heal()
      if (before && !engine.isLeading) this.#count(this.#faults, 'went on and was deposed')
      engine.wakeMs = Math.max(engine.wakeMs, this.#times.nowMs)
      return
    }
    if (engine.isLeading && isFalling(this.#random, this.#plan))
      engine.gate.arm(FAULTS[this.#random(FAULTS.length)] ?? 'killed', this.#random(8))
    const wasLeading = engine.isLeading
    this.#mayHaveChanged ||= wasLeading
    await engine.wake()
    engine.gate.disarm()
    if (engine.hasTaken) this.#taken()
    if (wasLeading && engine.isWell && engine.isLeading) this.#lostAtMs = null
    if (engine.gate.fault !== null && engine.healsMs === Infinity)
      await this.#fell(engine, wasLeading)
  }

  async #fell(engine: Engine, wasLeading: boolean): Promise<void> {
    const { fault } = engine.gate
    if (fault === null) return
    if (wasLeading) {
      const round = await this.#present()
      const phase = round?.phase === 'telling' && round.landed_at !== null ? 'landed' : round?.phase
      this.#count(this.#faults, `${fault} ${phase ?? 'asleep'}`)
    }
    // Where another falls that might have taken over, it counts from then.
    if (wasLeading || this.#lostAtMs !== null) this.#lostAtMs = this.#times.nowMs
    if (!this.#engines.some(({ isWell }) => isWell)) this.#lostAtMs = null
    engine.healsMs = this.#times.nowMs + healsAfterMs(fault, this.#random)
  }

  /** Whoever was killed is another process when it comes again. */
  async #bury(): Promise<void> {
    for (const engine of this.#engines) {
      if (engine.gate.fault !== 'killed' || engine.healsMs > this.#times.nowMs) continue
      const fresh = await Engine.succeed(engine, this.#nextProcess())
      fresh.wakeMs = this.#times.nowMs
      this.#engines = this.#engines.map((one) => (one === engine ? fresh : one))
    }
  }

  #taken(): void {
    if (this.#lostAtMs === null) return
    const tookMs = this.#times.nowMs - this.#lostAtMs
    this.#lostAtMs = null
    this.#takeovers += 1
    this.#takeoverMsMost = Math.max(this.#takeoverMsMost, tookMs)
    if (tookMs > TAKEOVER_MS_MAX) throw new Error(`nobody took over for ${tookMs} ms`)
  }

  #present() {
    return this.#db
      .selectFrom('floor_rounds')
      .selectAll()
      .where('table_id', '=', this.#played.table)
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst()
  }

  /** What has changed at the table: something to think of for members, or a round that is over. */
  async #look(): Promise<void> {
    this.#mayHaveChanged = false
    const rounds = await this.#db
      .selectFrom('floor_rounds')
      .selectAll()
      .where('table_id', '=', this.#played.table)
      .where('number', '>', this.#checked)
      .orderBy('number')
      .execute()
    for (const round of rounds) {
      this.#holdDrawn(round)
      if (round.phase === 'open' || (floorKind(this.#table.kind).streets && round.due_at !== null))
        this.#planBets(Number(round.number), (round.due_at ?? round.closes_at).getTime())
      if (round.phase === 'telling' && this.#played.isFlown)
        this.#planCashOuts(Number(round.number), round.begins_at?.getTime() ?? 0, round.outcome)
      if (round.phase === 'telling' && round.due_at !== null && round.outcome !== null)
        await this.#planDecisions(round.number, round.due_at.getTime(), round.outcome)
      if (round.settled_at === null || this.#due.some((due) => due.round <= round.number)) break
      await this.#check(round)
    }
  }

  /** What was drawn stays drawn; of a shoe what was dealt, which grows at its end alone. */
  #holdDrawn({ number, outcome }: Pick<RoundRow, 'number' | 'outcome'>): void {
    const before = this.#drawn.get(number)
    const now = outcome === null ? null : drawnText(outcome)
    if (before !== undefined && now?.startsWith(before) !== true)
      throw new Error(`round ${number} was drawn as ${before} and is ${now}`)
    if (now !== null) this.#drawn.set(number, now)
  }

  #planBets(round: number, closesMs: number): void {
    if (!this.#isNew(`open ${round} ${closesMs}`)) return
    const [random, fromMs] = [this.#random, this.#times.nowMs]
    // Now and then nobody comes, and now and then the rules of the table are gone as the round closes.
    const many = random(30) === 0 ? 0 : 2 + random(this.#played.actsMost)
    for (let n = 0; n < many; n += 1) {
      const atMs = momentIn(random, { fromMs, closesMs })
      const actAlone = async () => this.#act(await this.#asLaid(this.#thought(round)))
      this.#schedule(round, atMs, random(6) === 0 ? () => this.#actTogether(round) : actAlone)
    }
    if (floorKind(this.#table.kind).play) this.#planSeats(round, { fromMs, closesMs })
    if (!floorKind(this.#table.kind).streets && random(50) === 0)
      this.#schedule(round, closesMs, () => this.#spoil(BigInt(round)))
    const { beforeClosing } = this.#plan
    if (beforeClosing)
      this.#schedule(round, closesMs - 30, async () => {
        const state = await tableState(this.#db, this.#played.table)
        const from = BigInt(Math.max(1, round - PUBLISHED_MAX + 1))
        const published = await publishedRounds(this.#db, this.#played.table, from, BigInt(round))
        if (state?.round?.phase === 'open' && published) await beforeClosing(state, published)
      })
  }

  /** Two of them sit down somewhere and bet there, as far as the seat is free. */
  #planSeats(round: number, { fromMs, closesMs }: { fromMs: number; closesMs: number }): void {
    for (let n = 0; n < 2; n += 1) {
      const ask = {
        ...this.#thought(round),
        round,
        spot: `seat-${1 + this.#random(7)}`,
        target: null,
      }
      const atMs = fromMs + this.#random(Math.max(1, closesMs - fromMs - 200))
      this.#schedule(round, atMs, () => this.#act({ ...ask, act: 'sit', amount: 0 }))
      this.#schedule(round, atMs + 100, () =>
        this.#act({ ...ask, act: 'place', amount: 10_000_000 }),
      )
    }
  }

  #thought(round: number): Omit<AskedAct, 'requestId'> {
    return actOf(this.#random, this.#played, [...this.#members.keys()], round)
  }

  /** Back is taken what was laid, by the name that it got; now and then by one that it did not get. */
  async #asLaid(thought: Omit<AskedAct, 'requestId'>): Promise<Omit<AskedAct, 'requestId'>> {
    const isAsked = thought.act === (this.#played.isNumbered ? 'take-back' : 'undo')
    if (!isAsked || this.#random(3) === 0) return thought
    const member = this.#members.get(thought.sessionID)
    const stakes = await this.#stakesOn(BigInt(thought.round))
    const isOwn = (one: StakeRow): boolean => one.member === member && one.state === 'placed'
    return takenBackOf(thought, stakes.filter(isOwn))
  }

  #planCashOuts(round: number, beginsMs: number, outcome: RoundRow['outcome']): void {
    if (!this.#isNew(`fly ${round}`)) return
    const tellingMs = floorKind(this.#table.kind).tellingMs(outcome ?? {}, this.#table.rules)
    for (let n = 0; n < 8; n += 1) {
      const atMs = beginsMs + this.#random(Math.max(1, tellingMs + 300)) - 50
      this.#schedule(round, Math.max(this.#times.nowMs, atMs), () =>
        this.#act({ ...this.#thought(round), act: 'cash-out', round, half: this.#random(3) === 0 }),
      )
    }
  }

  /** Whoever has the hand that is asked answers, most often; here and there too late, or somebody else does. */
  async #planDecisions(round: bigint, dueMs: number, outcome: NonNullable<RoundRow['outcome']>) {
    const { play, asks } = floorKind(this.#table.kind)
    const ask = asks?.(this.#table.rules)
    if (ask) return this.#planAnswers(Number(round), dueMs, ask, ask.openPart(outcome))
    const question = play?.question(outcome, this.#table.rules)
    if (!play || !question || !this.#isNew(`ask ${round} ${question.id}`)) return
    for (const seat of question.seats) {
      if (this.#random(5) === 0) continue
      const spot = play.mainSpot(seat)
      const own = await this.#holderOf(round, spot)
      const atMs = answeredAt(this.#random, { nowMs: this.#times.nowMs, dueMs })
      this.#schedule(Number(round), atMs, () =>
        this.#act({
          ...this.#thought(Number(round)),
          ...handDecision(this.#random, outcome, question.id),
          round: Number(round),
          sessionID: this.#random(15) === 0 ? this.#thought(1).sessionID : own,
          spot,
        }),
      )
    }
  }

  /** Everybody is asked at once, those too who have nothing there; who thinks twice answers twice. Nobody is told the rest before. */
  async #planAnswers(round: number, dueMs: number, ask: FloorAsk, part: FloorOutcome) {
    if (!this.#isNew(`ask ${round}`)) return
    const shown = (await tableState(this.#db, this.#played.table))?.round?.outcome
    if (!isDeepStrictEqual(shown, part)) throw new Error(`round ${round} asks and tells the rest`)
    for (const sessionID of [...this.#members.keys(), ...this.#members.keys()])
      this.#schedule(round, answeredAt(this.#random, { ...this.#times, dueMs }), () =>
        this.#act({ ...this.#thought(round), ...answerTo(this.#random, ask), sessionID, round }),
      )
  }

  async #holderOf(round: bigint, spot: string): Promise<string> {
    const stakes = await this.#stakesOn(round)
    const holder = stakes.find((stake) => stake.spot === spot && stake.state !== 'back')?.member
    return [...this.#members].find(([, member]) => member === holder)?.[0] ?? ''
  }

  #schedule(round: number, atMs: number, run: Due['run']): void {
    const before = this.#due.findLastIndex((due) => due.atMs <= atMs)
    this.#due.splice(before + 1, 0, { atMs, round, run })
  }

  #isNew(key: string): boolean {
    if (this.#planned.has(key)) return false
    this.#planned.add(key)
    return true
  }

  /** The draw finds no rules of a game, however often it is tried: the round becomes void, and an operator opens the table again. */
  async #spoil(round: bigint): Promise<void> {
    const present = await this.#present()
    if (present?.number !== round || present.phase !== 'open') return
    await this.#base.database.pool.query(`update floor_tables set rules = '{}' where id = $1`, [
      this.#played.table,
    ])
    this.#spoilt = round
    this.#schedule(Number(round), this.#times.nowMs + 8_000, () => this.#mend())
  }

  async #mend(): Promise<void> {
    const { table } = this.#played
    const round = await this.#present()
    if (round?.number === this.#spoilt && round.phase !== 'void') {
      // Nobody was there to find out.
      this.#schedule(Number(round.number), this.#times.nowMs + 1_000, () => this.#mend())
      return
    }
    this.#spoilt = null
    await this.#base.database.pool.query('update floor_tables set rules = $2 where id = $1', [
      table,
      JSON.stringify(this.#table.rules),
    ])
    await openTable(this.#db, jobActor('walk'), table)
  }

  /** Of each member one, at the same moment, at one process. */
  async #actTogether(round: number): Promise<void> {
    const acts = [...this.#members.keys()].map((sessionID) => ({
      ...this.#thought(round),
      sessionID,
    }))
    const engine = this.#well()
    if (!engine) return
    await Promise.all(acts.map((asked) => this.#act(asked, { engine })))
  }

  #well(): Engine | null {
    const well = this.#engines.filter(({ isWell }) => isWell)
    return well[this.#random(Math.max(1, well.length))] ?? null
  }

  /** Asked until it is answered: with the same request of another process, where one does not answer. */
  async #act(
    thought: Omit<AskedAct, 'requestId'>,
    {
      engine = this.#well(),
      requestId = this.#request(thought.act),
    }: { engine?: Engine | null; requestId?: string } = {},
  ): Promise<void> {
    const ask: AskedAct = { ...thought, requestId }
    const again = (): void =>
      this.#schedule(ask.round, this.#times.nowMs + 200, () => this.#act(thought, { requestId }))
    if (!engine) return again()
    if (isFalling(this.#random, this.#plan, 25)) engine.gate.arm('killed', this.#random(6))
    try {
      const { atHundredths } = await engine.bets(ask, engine.now())
      this.#count(this.#outcomes, ask.act)
      this.#mayHaveChanged ||= ask.act === 'decide'
      this.#model.answered(this.#members.get(ask.sessionID) ?? 0n, ask, atHundredths)
    } catch (error) {
      if (error instanceof Refused) this.#count(this.#outcomes, error.refusal)
      else if (error instanceof CutOff) again()
      else if (isSpoilt(error)) this.#count(this.#outcomes, 'no rules')
      else throw error
    }
    engine.gate.disarm()
    if (engine.gate.fault !== null && engine.healsMs === Infinity)
      await this.#fell(engine, engine.isLeading)
  }

  /** Now and then one that was asked before. */
  #request(act: AskedAct['act']): string {
    const isOld = this.#requests > 0 && this.#random(12) === 0
    if (!isOld) this.#requests += 1
    return `${act}-${isOld ? 1 + this.#random(this.#requests) : this.#requests}`
  }

  #count(counts: Map<string, number>, name: string): void {
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }

  #stakesOn(round: bigint): Promise<StakeRow[]> {
    return stakesOn(this.#base.database, this.#played.table, round)
  }

  async #check(round: RoundRow): Promise<void> {
    this.#model.settle(round, await this.#stakesOn(round.number))
    this.#checked = round.number
    if (round.phase === 'void') await this.#checkVoid(round)
    const present = await this.#present()
    // On the next one nothing can have been paid yet.
    if (present?.number !== round.number && present?.phase !== 'open') return
    const members = [...this.#members.values()]
    const has = await balancesOf(port(this.#db), members)
    for (const member of members) {
      const { cash = 0n, bonus = 0n, held = 0n } = has.get(member) ?? {}
      if (cash + bonus + held !== this.#model.cashOf(member))
        throw new Error(
          `round ${round.number}: member ${member} has ${cash + bonus + held} and not ${this.#model.cashOf(member)}`,
        )
    }
    this.#balanced += 1
  }

  /** Until somebody has seen to it, no other begins. */
  async #checkVoid({ number }: RoundRow): Promise<void> {
    this.#voided += 1
    if (this.#spoilt !== number) return
    const isOpen = (await findTable(this.#db, this.#played.table))?.isOpen
    const present = await this.#present()
    if (isOpen !== false || present?.number !== number)
      throw new Error(`round ${number} is void, and its table goes on`)
  }

  /** Nobody is left: the shoe ends, and its rounds can be verified. */
  async #endShoe(): Promise<void> {
    if (!floorKind(this.#table.kind).play) return
    this.#due = []
    const { database } = this.#base
    for (let turns = 0; turns < 2_000; turns += 1) {
      const now = new Date(this.#times.nowMs)
      if (await isShoeOver(database, this.#played.table, now, this.#checked)) return
      await this.#advance()
    }
    throw new Error('a shoe never ended')
  }
}
