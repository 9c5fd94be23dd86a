import { lira } from '#contract/money.ts'
import type { Notice, WebhookRequest } from '../adapter.ts'
import {
  first,
  newReference,
  notifies,
  unlike,
  webhookOf,
  type Bench,
  type Rule,
} from './testing-bench.ts'

/** What every provider keeps that sends notices. */

const rule = (name: string, check: Rule['check']): Rule => ({ name, appliesTo: notifies, check })

const AMOUNT = lira(80) + 50_000n
const LATER_MS = 60 * 60_000

type Wanted = Omit<Notice, 'id'>

/** A notice of each kind that the provider can send. */
function eachNotice({ adapter: { channels } }: Bench): Wanted[] {
  const wanted = (direction: 'in' | 'out', kind: Notice['kind']) => ({
    direction,
    kind,
    reference: newReference(direction),
    amount: AMOUNT,
  })
  return [
    ...(channels.in ? [wanted('in', 'approved'), wanted('in', 'declined')] : []),
    ...(channels.out ? [wanted('out', 'paid'), wanted('out', 'failed')] : []),
  ]
}

async function sent(bench: Bench, wanted = eachNotice(bench)[0]): Promise<WebhookRequest> {
  if (!wanted || !bench.notice) throw new Error('it sends no notices')
  return bench.notice(wanted)
}

const verify = (bench: Bench, request: WebhookRequest, now = bench.now()) =>
  webhookOf(bench).verify(request, now)

/** One digit of the body is another one. */
function altered({ headers, rawBody }: WebhookRequest): WebhookRequest {
  const at = rawBody.findIndex((byte) => byte >= 0x30 && byte <= 0x38)
  const other = Buffer.from(rawBody)
  other[at] = (other[at] ?? 0) + 1
  return { headers, rawBody: other }
}

export const RULES_WEBHOOK: readonly Rule[] = [
  rule('a notice of the provider is genuine', async (bench) =>
    unlike(await verify(bench, await sent(bench)), 'genuine'),
  ),
  rule('a notice is read as it was said', async (bench) => {
    for (const wanted of eachNotice(bench)) {
      const { rawBody } = await sent(bench, wanted)
      const read = webhookOf(bench).read(rawBody)
      if (read === null || read.id === '') return 'nothing, or no id'
      const { direction, kind, reference, amount } = read
      const complaint = unlike({ direction, kind, reference, amount }, wanted)
      if (complaint !== null) return complaint
    }
    return null
  }),
  rule('a repeat has the id of the first', async (bench) => {
    const [wanted] = eachNotice(bench)
    const ids = [await sent(bench, wanted), await sent(bench, wanted)].map(
      ({ rawBody }) => webhookOf(bench).read(rawBody)?.id,
    )
    return unlike(ids[1], ids[0])
  }),
  rule('a notice without a signature is refused', async (bench) => {
    const { rawBody } = await sent(bench)
    return unlike(await verify(bench, { headers: {}, rawBody }), 'unsigned')
  }),
  rule('a notice that was altered is refused', async (bench) =>
    unlike(await verify(bench, altered(await sent(bench))), 'forged'),
  ),
  rule('a signature that is nonsense is refused', async (bench) => {
    const { headers, rawBody } = await sent(bench)
    const nonsense = Object.fromEntries(Object.keys(headers).map((name) => [name, 'x'.repeat(64)]))
    return unlike(await verify(bench, { headers: nonsense, rawBody }), 'forged')
  }),
  rule('an old notice is refused', async (bench) => {
    const request = await sent(bench)
    const [early, late] = [-LATER_MS, LATER_MS].map((ms) => new Date(bench.now().getTime() + ms))
    return first(
      unlike(await verify(bench, request, late), 'stale'),
      unlike(await verify(bench, request, early), 'stale'),
    )
  }),
  rule('nonsense is read as nothing, without a fault', async (bench) => {
    for (const text of ['', 'null', '[]', '{}', '{"id":1}', '\u0000', '{"kind":"approved"}'])
      if (webhookOf(bench).read(Buffer.from(text)) !== null) return `something in ${text}`
    return null
  }),
  rule('a notice in another currency is none', async (bench) => {
    for (const wanted of eachNotice(bench)) {
      const request = await bench.notice?.(wanted, 'EUR')
      if (request && webhookOf(bench).read(request.rawBody) !== null) return 'it was read as lira'
    }
    return null
  }),
]
