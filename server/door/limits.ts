/**
 * How often one address or member may do a thing. Each promise is a bucket that fills again
 * steadily; the table of buckets is bounded, and full of strangers it forgets the oldest first.
 */

/** Times per minute. Generous to a family behind one address, and to a fast player. */
export const PER_MINUTE = {
  /** Of any kind, both listeners together: pages, files, games, payments. */
  requestsOfAddress: 12_000,
  callsOfAddress: 2_400,
  callsOfMember: 1_200,
  playsOfMember: 1_200,
  /** Demos opened; a family shares an address. */
  demosOfAddress: 30,
  loginsOfAddress: 60,
  unknownCiphertextsOfAddress: 240,
  /** Whole files of what is kept about one: each reads every table. */
  exportsOfMember: 6,
  /** Messages to the support desk; of visitors by address, which a family shares. */
  supportOfMember: 20,
  supportOfAddress: 30,
} as const

export type LimitName = keyof typeof PER_MINUTE
export type PerMinute = Readonly<Record<LimitName, number>>

export interface Limits {
  /** Takes one from the bucket; false when it is empty. */
  allows(limit: LimitName, key: string, now: Date): boolean
}

interface Bucket {
  left: number
  atMs: number
}

const BUCKETS_MAX = 100_000

/** Buckets in this process's memory: each process of a house counts for itself. */
export function createLimits(perMinute: PerMinute = PER_MINUTE): Limits {
  const buckets = new Map<string, Bucket>()
  return {
    allows(limit, key, now) {
      const name = `${limit} ${key}`
      const most = perMinute[limit]
      const bucket = filled(buckets.get(name), most, now.getTime())
      const isAllowed = bucket.left >= 1
      if (isAllowed) bucket.left -= 1
      // Put last again, so that the first ones are those not seen for longest.
      buckets.delete(name)
      buckets.set(name, bucket)
      forgetOldest(buckets)
      return isAllowed
    },
  }
}

function filled(bucket: Bucket | undefined, most: number, nowMs: number): Bucket {
  if (!bucket) return { left: most, atMs: nowMs }
  const elapsedMs = Math.max(0, nowMs - bucket.atMs)
  return { left: Math.min(most, bucket.left + (elapsedMs * most) / 60_000), atMs: nowMs }
}

function forgetOldest(buckets: Map<string, Bucket>): void {
  if (buckets.size <= BUCKETS_MAX) return
  for (const [name] of buckets) {
    buckets.delete(name)
    if (buckets.size <= BUCKETS_MAX * 0.9) return
  }
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
