import { Button } from '#kit/controls/button.tsx'
import { Card } from '#kit/layout/card.tsx'
import { Fact, Facts } from '#kit/layout/facts.tsx'
import { useLang } from '#kit/text/language.ts'
import { formatNumber } from '#kit/text/number-format.ts'
import { CopiedFact } from '#web/parts/fairness/copied-value.tsx'
import {
  recordOf,
  type Published,
  type PublishedRecord,
} from '#web/parts/fairness/published-record.ts'
import type { SeenPublished } from '#web/parts/fairness/verify-published.ts'
import { saveFile } from '#web/words/save-file.ts'
import { useWords } from '#web/words/words.ts'
import styles from './published-rounds.module.css'
import { PUBLISHED_WORDS } from './published-words.ts'
import { Step } from './round/proof-steps.tsx'
import proof from './round/round-proof.module.css'
import { DrawSteps, Noted } from './round/table-proof.tsx'
import { wholeOutcomeText, WORDS_OF_KIND } from './round/table-words.ts'
import { VerifyPress } from './round/verify-press.tsx'

interface Shown {
  published: Published
  number: number
}

/** One published round: what proves it, and, on a press, all of it worked out again. */
export function PublishedProof({ published, number, title }: Shown & { title: string }) {
  const record = recordOf(published, number)
  const words = useWords(PUBLISHED_WORDS)
  const sealed = useWords(WORDS_OF_KIND[published.rules.kind])
  const lang = useLang()
  if (!record) return null
  const { outcome, rules } = record
  return (
    <Card title={title} text={record.proof === null ? sealed.sealed : words.intro} begins>
      {record.proof !== null && <Verify published={published} record={record} />}
      <Facts values="under">
        <Fact name={words.outcome}>
          {outcome === null ? words.void : wholeOutcomeText(outcome, lang, rules)}
        </Fact>
        {record.proof !== null && <Opened record={record} proof={record.proof} />}
      </Facts>
      <Save published={published} />
    </Card>
  )
}

function Opened(props: { record: PublishedRecord; proof: NonNullable<PublishedRecord['proof']> }) {
  const { before, seed, clientSeeds, salt } = props.proof
  const words = useWords(WORDS_OF_KIND[props.record.rules.kind])
  const { chainEnd } = useWords(PUBLISHED_WORDS)
  return (
    <>
      <CopiedFact name={chainEnd(before.number + 1)} value={before.seed} />
      <CopiedFact name={words.seed} value={seed} />
      {clientSeeds.length > 0 ? (
        <CopiedFact name={words.clientSeeds} value={JSON.stringify(clientSeeds)} />
      ) : (
        <CopiedFact name={words.salt} value={salt} />
      )}
    </>
  )
}

/** The very data, to be verified by one's own means. */
function Save({ published }: Pick<Shown, 'published'>) {
  const words = useWords(PUBLISHED_WORDS)
  const { table, rounds } = published
  const from = rounds[0]?.number ?? 1
  const to = rounds.at(-1)?.number ?? from
  const text = JSON.stringify(published, null, 2)
  return (
    <>
      <p className={styles['ways']}>
        <Button
          icon="download"
          onClick={() => saveFile(words.fileName(table, to), text, 'application/json')}
        >
          {words.save}
        </Button>
      </p>
      <p className={styles['hint']}>{words.saveHint(table, from, to)}</p>
    </>
  )
}

interface Verified {
  published: Published
  record: PublishedRecord
}

/** The rules of every table are fetched when they are asked for. */
async function workOut({
  published,
  record,
}: Verified): Promise<SeenPublished | 'failed' | 'refused'> {
  const look = await import('#web/parts/fairness/verify-published.ts').catch(() => null)
  return look?.lookAtPublished(published, record).catch(() => 'refused' as const) ?? 'failed'
}

function Verify(shown: Verified) {
  const words = useWords(WORDS_OF_KIND[shown.record.rules.kind])
  return (
    <VerifyPress words={words} work={() => workOut(shown)}>
      {(found) => <Steps found={found} record={shown.record} />}
    </VerifyPress>
  )
}

/** Kinds that record more than was drawn: a deal's board, poker's prices, who won at bingo. */
const RECORDS_MORE: Readonly<Record<Published['rules']['kind'], boolean>> = {
  betgames: false,
  betpoker: true,
  bingo: true,
  blackjack: true,
  crash: false,
  football: false,
  race: false,
  roulette: false,
  tablegames: false,
}

function Steps({ found, record }: { found: SeenPublished; record: PublishedRecord }) {
  const words = useWords(WORDS_OF_KIND[record.rules.kind])
  const own = useWords(PUBLISHED_WORDS)
  const lang = useLang()
  const { drawn, holds } = found
  const times = (record.proof?.number ?? 0) - (record.proof?.before.number ?? 0)
  return (
    <div className={proof['steps']} data-proven={holds}>
      <strong>{holds ? words.proven : words.notProven}</strong>
      <ol>
        {drawn.noted !== null && <Noted found={drawn.noted} />}
        <Step holds={drawn.chain}>{own.endStep(formatNumber(times, lang))}</Step>
        <Step holds={found.published}>{own.publishedStep}</Step>
        <DrawSteps drawn={drawn} round={record} />
        {RECORDS_MORE[record.rules.kind] && (
          <Step holds={drawn.game && found.whole}>{own.wholeStep}</Step>
        )}
      </ol>
    </div>
  )
}
