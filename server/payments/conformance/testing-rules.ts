import { lira } from '#contract/money.ts'
import { checkAdapters } from '../adapters.ts'
import type { MethodTerms } from '../method.ts'
import {
  first,
  mustFail,
  newReference,
  openPayment,
  unlike,
  type Bench,
  type Line,
  type Rule,
} from './testing-bench.ts'
import { RULES_IN } from './testing-rules-in.ts'
import { RULES_OUT } from './testing-rules-out.ts'
import { RULES_WEBHOOK } from './testing-rules-webhook.ts'

/** All that an adapter is held to, whatever its provider is. */

const isEmpty = (text: string): boolean => text.trim() === ''

function termsProblem(terms: MethodTerms): string | null {
  const { minimum, maximum, dailyMaximum, quickAmounts, fields, description, duration } = terms
  if (minimum <= 0n || minimum > maximum) return 'its least is not under its most'
  if (dailyMaximum !== null && dailyMaximum < maximum) return 'its most is more than that of a day'
  if (quickAmounts.some((amount) => amount < minimum || amount > maximum))
    return 'it offers an amount that it refuses'
  if (new Set(fields.map(({ name }) => name)).size < fields.length) return 'a field stands twice'
  const labels = fields.flatMap(({ label }) => [label.tr, label.en])
  const words = [description.tr, description.en, duration.tr, duration.en, ...labels]
  if (words.some(isEmpty)) return 'a word is missing in a language'
  if (fields.some(({ kind, choices = [] }) => kind === 'choice' && choices.length === 0))
    return 'a choice without choices'
  return null
}

const DEFINITION: readonly Rule[] = [
  {
    name: 'its methods go where it goes, on terms that hold',
    appliesTo: () => true,
    check: async ({ adapter }) => {
      checkAdapters([adapter])
      const terms = adapter.methods.flatMap((method) => Object.values(method.terms))
      return first(terms.length > 0 ? null : 'it offers nothing', ...terms.map(termsProblem))
    },
  },
  {
    name: 'it says by itself what became of a payment, or is asked soon',
    appliesTo: () => true,
    check: async ({ adapter }) =>
      adapter.webhook !== null || adapter.firstAskMs !== undefined ? null : 'nobody ever knows',
  },
]

const hasLine = ({ withLine }: Bench): boolean => withLine !== null

const AMOUNT = lira(90)

/** Every way of asking, over a line that somebody holds. */
async function askedOver(bench: Bench, line: Line) {
  const adapter = bench.withLine?.(line) ?? bench.adapter
  const { reference } = await openPayment(bench, AMOUNT)
  const out = newReference('out')
  const { channels } = adapter
  const asks: [string, () => Promise<unknown>][] = [
    ['opening', () => openPayment({ ...bench, adapter }, AMOUNT)],
    ['asking', async () => channels.in?.ask(reference)],
    ['closing', async () => channels.in?.close(reference)],
    ['sending', async () => channels.out?.send({ reference: out, amount: AMOUNT, fields: {} })],
    ['asking after a payout', async () => channels.out?.ask(out)],
  ]
  const complaints: (string | null)[] = []
  for (const [what, ask] of asks) complaints.push(await mustFail(what, ask()))
  return first(...complaints)
}

const LINE: readonly Rule[] = [
  {
    name: 'a line that is cut is no answer',
    appliesTo: hasLine,
    check: (bench) => askedOver(bench, 'cut'),
  },
  {
    name: 'an answer that somebody else signed is none',
    appliesTo: hasLine,
    check: (bench) => askedOver(bench, 'forged'),
  },
  {
    name: 'the answer to another question is none',
    appliesTo: hasLine,
    check: (bench) => askedOver(bench, 'replayed'),
  },
  {
    name: 'an answer in another currency is none',
    appliesTo: hasLine,
    check: (bench) => askedOver(bench, 'foreign'),
  },
]

export const RULES: readonly Rule[] = [
  ...DEFINITION,
  ...RULES_IN,
  ...RULES_OUT,
  ...RULES_WEBHOOK,
  ...LINE,
]

/** What a rule says of a provider: null when it is kept, or does not concern it. */
export async function complaintOf(rule: Rule, bench: Bench): Promise<string | null> {
  if (!rule.appliesTo(bench)) return null
  return rule.check(bench).catch((error: unknown) => unlike(String(error), 'no error'))
}
