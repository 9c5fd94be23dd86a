/**
 * How often one address or member may do a thing. Each promise is a bucket that fills again steadily. Every
 * promise has a bounded table of buckets to itself, so that nobody empties one by filling another; a full table forgets
 * first whom it holds back least. By the minute they keep the house quick; by the day they keep its tables small
 * (docs/operating.md, "What grows").
 */

/** Times per minute. Generous to a family behind one address, and to a fast player. */
export const PER_MINUTE = {
  /** Of any kind, both listeners together: pages, files, games, payments. */
  requestsOfAddress: 12_000,
  callsOfAddress: 2_400,
  /** Each that was not sent a moment ago is put together and compressed: some six milliseconds. */
  pagesOfAddress: 600,
  callsOfMember: 1_200,
  playsOfMember: 1_200,
  /** Demos opened; a family shares an address. */
  demosOfAddress: 30,
  /** Rounds of tables, published ones, that have to be read anew. */
  publishedRoundsOfAddress: 60_000,
  /** Picks of one match joined that nobody joined so a moment ago: some twenty milliseconds each. */
  joinedPricesOfAddress: 600,
  /** Coupons looked at by their code: enough for whoever holds one, and none for whoever guesses. */
  couponChecksOfAddress: 10,
  /** Counted in hashes of a password, or in mails: what a login costs. */
  loginsOfAddress: 60,
  hashesOfMember: 30,
  unknownCiphertextsOfAddress: 240,
  /** Whole files of what is kept about one: each reads every table. */
  exportsOfMember: 6,
  /** Files of documents, each of which is looked at, encrypted and written to disk. */
  uploadsOfMember: 12,
  /** Messages to the support desk; of visitors by address, which a family shares. */
  supportOfMember: 20,
  supportOfAddress: 30,
  /** What is said at tables, and reported of it. */
  linesOfMember: 12,
  /** Passkeys asked for: each is a row until it is answered or over. */
  challengesOfAddress: 60,
} as const

/** Times per day, of what leaves rows behind: beyond any use, and few enough to keep. */
export const PER_DAY = {
  demosOfAddressInDay: 300,
  /** Registrations, confirmations and resets: each is a mail to whoever was typed. */
  mailsOfAddressInDay: 200,
  supportOfAddressInDay: 200,
  /** Files of documents, of all the accounts that were opened there: ten MiB each. */
  uploadsOfAddressInDay: 100,
  supportOfMemberInDay: 200,
  linesOfMemberInDay: 500,
  loginsOfMemberInDay: 200,
  refreshesOfMemberInDay: 500,
  launchesOfMemberInDay: 1_000,
  seedsOfMemberInDay: 200,
  /** Changes of what lets a member in and where money goes: each is told by mail. */
  changesOfMemberInDay: 200,
} as const

export type PerMinute = Readonly<Record<keyof typeof PER_MINUTE, number>>
export type PerDay = Readonly<Record<keyof typeof PER_DAY, number>>
export type LimitName = keyof PerMinute | keyof PerDay

export interface Limits {
  /** Takes one from the bucket, or as many as a thing costs; false, and nothing is taken, when they are not there. */
  allows(limit: LimitName, key: string, now: Date, cost?: number): boolean
}

/** What an address has at once is this part of its minute: what comes in a burst is answered at the cost of all others. */
const BURST: Readonly<Partial<Record<LimitName, number>>> = {
  requestsOfAddress: 1 / 4,
  callsOfAddress: 1 / 4,
  pagesOfAddress: 1 / 4,
  joinedPricesOfAddress: 1 / 4,
}
/** A page and all its pieces, several times: fewer at once are no burst. */
const BURST_MIN = 100

interface Bucket {
  left: number
  atMs: number
}

/** Of one promise. */
const BUCKETS_MAX = 100_000
/** What a full table keeps of them. */
const BUCKETS_KEPT = 90_000

/** Buckets in this process's memory: each process of a house counts for itself. */
export function createLimits(perMinute: PerMinute = PER_MINUTE, perDay: PerDay = PER_DAY): Limits {
  const allowances: Readonly<Record<LimitName, number>> = { ...perMinute, ...perDay }
  const tables = new Map<LimitName, Map<string, Bucket>>()
  const sizeOf = (limit: LimitName): Size => {
    const allowance = allowances[limit]
    const allMs = limit in perDay ? DAY_MS : MINUTE_MS
    const most = Math.min(allowance, Math.max(BURST_MIN, allowance * (BURST[limit] ?? 1)))
    return { most, fullMs: (allMs * most) / allowance }
  }
  return {
    allows(limit, key, now, cost = 1) {
      const buckets = tables.get(limit) ?? new Map<string, Bucket>()
      tables.set(limit, buckets)
      const size = sizeOf(limit)
      const bucket = filled(buckets.get(key), size, now.getTime())
      const isAllowed = bucket.left >= cost
      if (isAllowed) bucket.left -= cost
      buckets.set(key, bucket)
      if (buckets.size > BUCKETS_MAX) forgetFullest(buckets, size, now.getTime())
      return isAllowed
    },
  }
}

interface Size {
  most: number
  /** How long an empty one takes to be full again. */
  fullMs: number
}

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

function filled(bucket: Bucket | undefined, { most, fullMs }: Size, nowMs: number): Bucket {
  if (!bucket) return { left: most, atMs: nowMs }
  const elapsedMs = Math.max(0, nowMs - bucket.atMs)
  return { left: Math.min(most, bucket.left + (elapsedMs * most) / fullMs), atMs: nowMs }
}

/** A full bucket holds nobody back: it says no more than none would. Whoever has used up theirs stays known longest. */
function forgetFullest(buckets: Map<string, Bucket>, size: Size, nowMs: number): void {
  const byRoom = [...buckets]
    .map(([key, bucket]) => [key, filled(bucket, size, nowMs).left] as const)
    .toSorted(([, one], [, other]) => other - one)
  for (const [key] of byRoom.slice(0, buckets.size - BUCKETS_KEPT)) buckets.delete(key)
}

/** One household of IPv6 is a /64: its addresses count together. */
export function addressKey(ip: string): string {
  if (!ip.includes(':') || ip.startsWith('::ffff:')) return ip
  const [head = '', tail = ''] = ip.split('::')
  const front = head.split(':').filter(Boolean)
  const back = tail.split(':').filter(Boolean)
  const zeros = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0')
  return [...front, ...zeros, ...back].slice(0, 4).join(':')
}
