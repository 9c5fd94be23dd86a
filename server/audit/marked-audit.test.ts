import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { QueryPort } from '#ledger/query-port.ts'
import { TESTER } from '../action/testing.ts'
import { auditHouse, type HouseReport } from './house-audit.ts'
import { sitDown } from '../jackpot/testing.ts'
import type { MarkedLayer, Marks } from './marked-audit.ts'
import { correctScore } from '../sports/trading/operate.ts'
import { settleSports } from '../sports/settlement/settle.ts'
import { bettingAt, one, place, type Player } from '../sports/testing-coupons.ts'
import { openMatch, type TestMatch } from '../sports/testing.ts'
import { lookFromMark, unchecked, undoneIn } from './testing-audit.ts'
import { startTestHouse, type TestHouse } from '../testing.ts'

/** Runs of the audit that go on from the mark of the one before. Tables are looked at so beside their kinds (`roulette.test.ts`). */

const PLAYED = 9

let house: TestHouse
/** The round in the middle of the first page. */
let opened: number
beforeAll(async () => {
  house = await startTestHouse()
  const player = await sitDown(house, 100_000)
  for (let at = 0; at < PLAYED; at += 1) {
    const { roundID, active } = (await player.slot.play()).round
    if (active) await player.slot.endRound()
    if (at === 1) opened = roundID
  }
}, 120_000)
afterAll(() => house.close())

/** Does it inside a transaction and takes it back. */
const undone = <T>(work: (q: QueryPort) => Promise<T>): Promise<T> => undoneIn(house.owner, work)

const look = (
  q: QueryPort,
  rounds: MarkedLayer[] = [],
  pageRows = 1_000,
  onRounds: (done: number) => void = () => {},
): Promise<HouseReport> => {
  const settledBefore = new Date(Date.now() + 60_000)
  const onProgress = (done: number, _total: number, of: string): void => {
    if (of === 'rounds') onRounds(done)
  }
  const marks: Marks = { rounds }
  return auditHouse(q, { games: house.games, marks, settledBefore, pageRows, onProgress })
}

const round = (set: string): string => `update rounds set ${set} where id = ${opened}`

describe('rounds of slots', () => {
  const pageRounds = 3
  /** Everything, with the mark that it leaves. */
  const whole = async (q: QueryPort): Promise<MarkedLayer[]> => {
    const layers: MarkedLayer[] = []
    await look(q, layers, pageRounds)
    return layers
  }
  const kindsOf = ({ findings }: HouseReport): string[] => findings.map(({ kind }) => kind)

  it('lets the next run work out nothing but what came since', async () => {
    const layers = await undone(whole)
    expect(layers).toMatchObject([{ isWhole: true }])
    expect(layers[0]?.pages.length).toBeGreaterThan(2)
    const done: number[] = []
    const again = await undone((q) => look(q, layers, pageRounds, (rounds) => done.push(rounds)))
    expect(again).toMatchObject({ isClean: true, workedOut: { rounds: 0 } })
    expect(done.at(-1)).toBe(PLAYED)
    const unsettled: Marks = {}
    const earlier = { games: house.games, marks: unsettled, settledBefore: new Date(0) }
    const all = { workedOut: { rounds: done.at(-1) } }
    expect(await undone((q) => auditHouse(q, earlier))).toMatchObject(all)
    expect(Object.values(unsettled).flat()).toEqual([])
  })

  it('goes on where a run was ended in the middle', async () => {
    const [layer] = await undone(whole)
    if (!layer) throw new Error('nothing was marked')
    const broken = [{ ...layer, isWhole: false, pages: layer.pages.slice(0, 1) }]
    const report = await undone((q) => look(q, broken, pageRounds))
    const left = PLAYED - pageRounds
    expect(report).toMatchObject({ isClean: true, workedOut: { rounds: left } })
    expect(broken).toEqual([layer])
  })

  it('finds what was altered under it, and names the row; also where that looks right by itself', async () => {
    const layers = await undone(whole)
    const altered = await undone(async (q) => {
      await q.query(round('book = book + 1'), [])
      return look(q, layers, pageRounds)
    })
    expect(kindsOf(altered)).toEqual(['book-not-drawn', 'changed-since-mark'])
    expect(altered.findings[0]?.row).toBe(`round ${opened}`)
    const renamed = await undone(async (q) => {
      await q.query(round("request_id = 'another'"), [])
      return look(q, layers, pageRounds)
    })
    expect(kindsOf(renamed)).toEqual(['changed-since-mark'])
    expect(renamed.workedOut['rounds']).toBe(pageRounds)
  })

  it('finds rounds that were put under it', async () => {
    const [layer] = await undone(whole)
    if (!layer) throw new Error('nothing was marked')
    const less = [{ ...layer, pages: layer.pages.slice(0, -1) }]
    expect(kindsOf(await undone((q) => look(q, less, pageRounds)))).toEqual(['changed-since-mark'])
  })

  it('takes a page for proven that is right again', async () => {
    const layers = await undone(async (q) => {
      await q.query(round('book = book + 1'), [])
      return whole(q)
    })
    expect(layers[0]?.pages.filter(({ digest }) => digest === null)).toHaveLength(1)
    expect(await undone((q) => look(q, layers, pageRounds))).toMatchObject({ isClean: true })
    expect(await undone((q) => look(q, layers, pageRounds))).toMatchObject({
      workedOut: { rounds: 0 },
    })
  })

  it('takes nothing for proven that was not clean', async () => {
    const altered = round('book = book + 1')
    const layers = await undone(async (q) => {
      await q.query(altered, [])
      return whole(q)
    })
    expect(layers[0]?.pages.filter(({ digest }) => digest === null)).toHaveLength(1)
    const again = await undone(async (q) => {
      await q.query(altered, [])
      return look(q, layers, pageRounds)
    })
    expect(kindsOf(again)).toEqual(['book-not-drawn'])
  })
})

describe('coupons', () => {
  const { pickOf, newPlayer } = bettingAt(() => house)

  /** Lost by a member who has nothing else. */
  async function lost(): Promise<{ player: Player; match: TestMatch }> {
    const match = await openMatch(house)
    const player = await newPlayer(100)
    await place(player, one(await pickOf(match, 'match-result', '1')))
    await match.play(0, 1)
    return { player, match }
  }

  const look = async (marks: Marks, settledBefore: Date, ...statements: string[]) => {
    const report = await lookFromMark(house, { marks, settledBefore }, ...statements)
    const kinds = report.findings.map(({ kind }) => kind)
    // The money that tests begin with came by no provider.
    const found = kinds.filter((kind) => kind !== 'entry-of-no-room')
    return { found, coupons: report.workedOut['coupons'] }
  }
  const legs = ({ memberId }: Player, set: string) =>
    `update sports_coupon_legs set ${set} where member_id = ${memberId}`

  it('that are open, or of a match that was corrected since, are worked out again, and no others are', async () => {
    const [corrected, stands] = [await lost(), await lost()]
    const open = await openMatch(house)
    const waiting = await newPlayer(100)
    await place(waiting, one(await pickOf(open, 'match-result', '1')))
    await settleSports(house)
    const marks: Marks = {}
    const marked = house.clock()
    expect(await look(marks, marked)).toEqual({ found: [], coupons: 3 })
    expect(await look(marks, marked)).toEqual({ found: [], coupons: 1 })
    const score = { count: 'goals', period: 'match', score: { home: 1, away: 0 } } as const
    const eventId = BigInt(corrected.match.eventID)
    expect(
      await correctScore(house.database.db, TESTER, eventId, { score, now: house.clock() }),
    ).toBeNull()
    await settleSports(house)
    expect(await look(structuredClone(marks), marked)).toEqual({ found: [], coupons: 2 })
    expect(await look(structuredClone(marks), house.clock())).toEqual({ found: [], coupons: 2 })
    const altered = async (statement: string) =>
      (await look(structuredClone(marks), marked, unchecked('sports_coupon_legs'), statement)).found
    expect(await altered(legs(stands.player, 'shown_odds = odds'))).toEqual(['changed-since-mark'])
    expect(await altered(legs(corrected.player, `selection = '2'`))).toEqual(
      expect.arrayContaining(['changed-since-mark', 'coupon-not-as-taken']),
    )
    const result = `update sports_earlier_results set result = 'void' where member_id = ${corrected.player.memberId}`
    expect(await altered(result)).toEqual(
      expect.arrayContaining(['changed-since-mark', 'coupon-not-as-owed']),
    )
  })

  it('go under the mark once they have ended', async () => {
    const marks: Marks = {}
    await look(marks, house.clock())
    const before = await look(marks, house.clock())
    await lost()
    await settleSports(house)
    expect(await look(marks, house.clock())).toEqual({
      found: [],
      coupons: Number(before.coupons) + 1,
    })
    expect(await look(marks, house.clock())).toEqual(before)
  })
})
