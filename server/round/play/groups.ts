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

interface Lane<Item, Result> {
  waiting: Waiting<Item, Result>[]
  isBusy: boolean
}

interface Grouping<Item, Result> {
  /** Does them all in one transaction, given by ascending members; answers in their order. */
  run: (items: readonly Item[]) => Promise<Result[]>
  /** So many groups at most are under way at once, each of other members. */
  lanes: number
  sizeMax: number
}

/** Answers how to hand one in. A member has one in a group at most: the next goes into the next. */
export function createGroups<Item extends { memberId: bigint }, Result>(
  grouping: Grouping<Item, Result>,
): (item: Item) => Promise<Result> {
  const lanes = Array.from({ length: grouping.lanes }, (): Lane<Item, Result> => ({
    waiting: [],
    isBusy: false,
  }))
  return (item) => {
    const lane = lanes[Number(item.memberId % BigInt(lanes.length))]
    if (!lane) throw new Error('a grouping without lanes')
    return new Promise<Result>((resolve, reject) => {
      lane.waiting.push({ item, resolve, reject })
      if (!lane.isBusy) void drain(lane, grouping)
    })
  }
}

/** The next group is sent before the last one is answered: the database works while answers are written. */
async function drain<Item extends { memberId: bigint }, Result>(
  lane: Lane<Item, Result>,
  { run, sizeMax }: Grouping<Item, Result>,
): Promise<void> {
  lane.isBusy = true
  while (lane.waiting.length > 0) {
    const answer = await outcomeOf(nextGroup(lane, sizeMax), run)
    if (lane.waiting.length > 0) setImmediate(answer)
    else answer()
  }
  lane.isBusy = false
}

/** The first that wait, by ascending members; a member's second stays for the next group. */
function nextGroup<Item extends { memberId: bigint }, Result>(
  lane: Lane<Item, Result>,
  sizeMax: number,
): Waiting<Item, Result>[] {
  const members = new Set<bigint>()
  const group: Waiting<Item, Result>[] = []
  const rest: Waiting<Item, Result>[] = []
  for (const waiting of lane.waiting) {
    const { memberId } = waiting.item
    const isNext = group.length < sizeMax && !members.has(memberId)
    ;(isNext ? group : rest).push(waiting)
    members.add(memberId)
  }
  lane.waiting = rest
  return group.toSorted(({ item: a }, { item: b }) => (a.memberId < b.memberId ? -1 : 1))
}

/** Does a group, and gives what answers each of it; never rejects itself. */
async function outcomeOf<Item, Result>(
  group: readonly Waiting<Item, Result>[],
  run: (items: readonly Item[]) => Promise<Result[]>,
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
    if (group.length === 1 || !isUndone(error))
      return () => {
        for (const { reject } of group) reject(error)
      }
    const answers: (() => void)[] = []
    for (const waiting of group) answers.push(await outcomeOf([waiting], run))
    return () => {
      for (const answer of answers) answer()
    }
  }
}

/** Classes of SQLSTATE: data, integrity, rollback, raised. What broke so was taken back as a whole. */
const UNDONE = new Set(['22', '23', '40', 'P0'])

function isUndone(error: unknown): boolean {
  return error instanceof pg.DatabaseError && UNDONE.has(error.code?.slice(0, 2) ?? '')
}
