/**
 * Calls that arrive together share one transaction. What waits while a call is under way makes the next
 * group, so no timer holds anyone up and a lonely call goes alone at once. Each is answered by itself. It
 * promises that one that breaks breaks no other, and never asks again where the first may have been done.
 */
import pg from 'pg'

interface Waiting<Item, Result> {
  item: Item
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
}

/** Answers how to hand one in. A member has one under way at most: the next goes into a later group. */
export function createGroups<Item extends { memberId: bigint }, Result>({
  run,
  sizeMax,
  aheadMin = Infinity,
  alone,
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
  const sendNext = (): void => {
    if (underWay.length > 1) return
    const { group, rest } = nextGroup(waiting, sizeMax, [...underWay.flat(), ...apart])
    if (group.length < (underWay.length === 0 ? 1 : aheadMin)) return
    waiting = rest
    void send(group)
  }
  return (item) =>
    new Promise<Result>((resolve, reject) => {
      waiting.push({ item, resolve, reject })
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
    if (!isUndone(error) || (group.length === 1 && !(alone && isKeptWaiting(error))))
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
/** A lock was not had in the time that the connection gives it. */
const LOCK_NOT_AVAILABLE = '55P03'

const isKeptWaiting = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === LOCK_NOT_AVAILABLE

function isUndone(error: unknown): boolean {
  if (isKeptWaiting(error)) return true
  return error instanceof pg.DatabaseError && UNDONE.has(error.code?.slice(0, 2) ?? '')
}
