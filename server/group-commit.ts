/**
 * Calls that arrive together share one transaction. What waits while a call is under way makes the next
 * group, so no timer holds anyone up and a lonely call goes alone at once. Each is answered by itself. It
 * promises that one that breaks breaks no other, and never asks again where the first may have been done.
 */
import pg from 'pg'
import { isPassing } from './database/lock-queue.ts'
import { TooManyWait } from './database/pool.ts'

interface Waiting<Item, Result> {
  item: Item
  /** Until then it may be sent. */
  untilMs: number
  resolve: (result: Result) => void
  reject: (error: unknown) => void
}

interface Grouping<Item, Result> {
  /** Does them all in one transaction, given by ascending members; answers in their order. */
  run: (items: readonly Item[]) => Promise<Result[]>
  sizeMax: number
  /** From so many that wait a second group is sent before the first is answered. Without it they wait for the answer. */
  aheadMin?: number
  /** Does one of a group that was taken back, beside the groups: what it waits for holds up nobody else. Without it they are done in turn. */
  alone?: (item: Item) => Promise<Result>
  /** How many may wait, and how long: whoever is beyond that is told that too many do, and nothing of theirs is sent. Without it, any number. */
  patience?: { waitingMax: number; waitMs: number }
}

/** Answers how to hand one in. A member has one under way at most: the next goes into a later group. */
export function createGroups<Item extends { memberId: bigint }, Result>({
  run,
  sizeMax,
  aheadMin = Infinity,
  alone,
  patience = { waitingMax: Infinity, waitMs: Infinity },
}: Grouping<Item, Result>): (item: Item) => Promise<Result> {
  let waiting: Waiting<Item, Result>[] = []
  let underWay: Waiting<Item, Result>[][] = []
  /** Those that are done beside the groups. */
  const apart = new Set<Waiting<Item, Result>>()
  const setApart = (one: Waiting<Item, Result>, done: Promise<Result>): void => {
    apart.add(one)
    const end = (): void => {
      apart.delete(one)
      sendNext()
    }
    done.finally(end).then(one.resolve, one.reject)
  }
  const send = async (group: Waiting<Item, Result>[]): Promise<void> => {
    underWay.push(group)
    const answer = await outcomeOf(group, run, alone, setApart)
    underWay = underWay.filter((one) => one !== group)
    // The next goes before these are answered: the database works while answers are written.
    const isMoreWaiting = waiting.length > 0
    sendNext()
    if (isMoreWaiting) setImmediate(answer)
    else answer()
  }
  /** What has waited too long is refused, and not begun: its caller asks again, or is gone. */
  const dropLate = (): void => {
    const nowMs = Date.now()
    const isLate = ({ untilMs }: Waiting<Item, Result>) => untilMs < nowMs
    if (!waiting.some(isLate)) return
    const late = waiting.filter(isLate)
    waiting = waiting.filter((one) => !isLate(one))
    for (const { reject } of late) reject(new TooManyWait())
  }
  const sendNext = (): void => {
    if (underWay.length > 1) return
    dropLate()
    const { group, rest } = nextGroup(waiting, sizeMax, [...underWay.flat(), ...apart])
    if (group.length < (underWay.length === 0 ? 1 : aheadMin)) return
    waiting = rest
    void send(group)
  }
  return (item) =>
    new Promise<Result>((resolve, reject) => {
      if (waiting.length >= patience.waitingMax) return reject(new TooManyWait())
      waiting.push({ item, untilMs: Date.now() + patience.waitMs, resolve, reject })
      if (underWay.length === 0 || waiting.length >= aheadMin) sendNext()
    })
}

/** The first that wait, by ascending members; who has one under way, or a second, stays for a later group. */
function nextGroup<Item extends { memberId: bigint }, Result>(
  waiting: readonly Waiting<Item, Result>[],
  sizeMax: number,
  underWay: readonly Waiting<Item, Result>[],
): Record<'group' | 'rest', Waiting<Item, Result>[]> {
  const members = new Set(underWay.map(({ item }) => item.memberId))
  const group: Waiting<Item, Result>[] = []
  const rest: Waiting<Item, Result>[] = []
  for (const one of waiting) {
    const { memberId } = one.item
    const isNext = group.length < sizeMax && !members.has(memberId)
    ;(isNext ? group : rest).push(one)
    members.add(memberId)
  }
  const byMember = group.toSorted(({ item: a }, { item: b }) => (a.memberId < b.memberId ? -1 : 1))
  return { group: byMember, rest }
}

type SetApart<Item, Result> = (one: Waiting<Item, Result>, done: Promise<Result>) => void

/** Does a group, and gives what answers each of it; never rejects itself. */
async function outcomeOf<Item, Result>(
  group: readonly Waiting<Item, Result>[],
  run: (items: readonly Item[]) => Promise<Result[]>,
  alone: ((item: Item) => Promise<Result>) | undefined,
  setApart: SetApart<Item, Result>,
): Promise<() => void> {
  try {
    const results = await run(group.map(({ item }) => item))
    return () => {
      for (const [at, { resolve, reject }] of group.entries()) {
        const result = results[at]
        if (result === undefined) reject(new Error('a group was answered in part'))
        else resolve(result)
      }
    }
  } catch (error) {
    if (!isUndone(error) || (group.length === 1 && !(alone && isPassing(error))))
      return () => {
        for (const { reject } of group) reject(error)
      }
    if (alone) {
      for (const one of group) setApart(one, alone(one.item))
      return () => {}
    }
    const answers: (() => void)[] = []
    for (const waiting of group) answers.push(await outcomeOf([waiting], run, alone, setApart))
    return () => {
      for (const answer of answers) answer()
    }
  }
}

/** Classes of SQLSTATE: data, integrity, rollback, raised. What broke so was taken back as a whole. */
const UNDONE = new Set(['22', '23', '40', 'P0'])
/** Of those, the one that leaves open whether it was. */
const COMPLETION_UNKNOWN = '40003'

function isUndone(error: unknown): boolean {
  if (isPassing(error)) return true
  if (!(error instanceof pg.DatabaseError) || error.code === COMPLETION_UNKNOWN) return false
  return UNDONE.has(error.code?.slice(0, 2) ?? '')
}
