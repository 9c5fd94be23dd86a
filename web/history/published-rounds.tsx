import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { roundsPath } from '#contract/addresses/rounds.ts'
import type { Data } from '#contract/registry.ts'
import { Button, buttonClass } from '#kit/controls/button.tsx'
import { EmptyState } from '#kit/feedback/empty-state.tsx'
import { Skeleton } from '#kit/feedback/skeleton.tsx'
import { Field, SelectField } from '#kit/forms/field.tsx'
import { Card } from '#kit/layout/card.tsx'
import { PageHead } from '#kit/layout/page-head.tsx'
import { useLang } from '#kit/text/language.ts'
import { formatNumber } from '#kit/text/number-format.ts'
import { CallRefused } from '#web/call/send.ts'
import { useCall } from '#web/call/use-call.ts'
import type { Published } from '#web/parts/fairness/published-record.ts'
import { ScreenFailed } from '#web/parts/screen/screen-states.tsx'
import { useWords } from '#web/words/words.ts'
import { PublishedProof } from './published-proof.tsx'
import styles from './published-rounds.module.css'
import { PUBLISHED_WORDS } from './published-words.ts'
import { outcomeText } from './round/table-words.ts'

type Tables = Data<'floor/tables'>

const NUMBER = /^[1-9]\d{0,14}$/

/** `/rounds`, `/rounds/:table` and `/rounds/:table/:round`: what was published of any table, worked out again by whoever likes. */
export function PublishedRoundsScreen() {
  const words = useWords(PUBLISHED_WORDS)
  const { table, round } = useParams()
  const tables = useCall('floor/tables', {}, { silent: true, freshMs: 0 })
  return (
    <div className={styles['screen']}>
      <title>{`${words.title} · Kasa`}</title>
      <PageHead title={words.title} lead={words.lead} />
      {tables.isPending && <Skeleton height={150} radius={16} />}
      {tables.isError && <ScreenFailed level={2} onRetry={() => void tables.refetch()} />}
      {tables.data && (
        <>
          <Ask key={`${table} ${round}`} tables={tables.data} table={table} round={round} />
          {table !== undefined && <Rounds tables={tables.data} table={table} round={round} />}
        </>
      )}
    </div>
  )
}

interface Named {
  tables: Tables
  table: string | undefined
  round: string | undefined
}

function Ask({ tables, table, round = '' }: Named) {
  const words = useWords(PUBLISHED_WORDS)
  const navigate = useNavigate()
  const [chosen, setChosen] = useState(table ?? tables[0]?.table ?? '')
  const [number, setNumber] = useState(round)
  const [wrong, setWrong] = useState<string | undefined>()
  const show = () => {
    const typed = number.trim()
    const isWrong = typed !== '' && !NUMBER.test(typed)
    setWrong(isWrong ? words.numberWrong : undefined)
    if (!isWrong)
      void navigate(typed === '' ? roundsPath(chosen) : roundsPath(chosen, Number(typed)))
  }
  return (
    <Card title={words.ask}>
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault()
          show()
        }}
      >
        <SelectField
          label={words.table}
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
        >
          {tables.map((one) => (
            <option key={one.table} value={one.table}>
              {one.name}
            </option>
          ))}
        </SelectField>
        <Field
          label={words.number}
          hint={words.numberHint}
          error={wrong}
          inputMode="numeric"
          autoComplete="off"
          maxLength={15}
          value={number}
          onChange={(event) => setNumber(event.target.value)}
        />
        <Button type="submit" variant="act" icon="search">
          {words.show}
        </Button>
      </form>
    </Card>
  )
}

function Rounds({ tables, table, round }: Named & { table: string }) {
  const words = useWords(PUBLISHED_WORDS)
  const lang = useLang()
  const number = round !== undefined && NUMBER.test(round) ? Number(round) : null
  const query = useCall(
    'floor/published',
    { table, ...(number === null ? {} : { to: number }) },
    { silent: true, freshMs: 0 },
  )
  if (query.isPending) return <Skeleton height={280} radius={16} />
  if (query.isError)
    return query.error instanceof CallRefused ? (
      <NoTable />
    ) : (
      <ScreenFailed level={2} onRetry={() => void query.refetch()} />
    )
  const published = query.data
  const name = tables.find((one) => one.table === table)?.name ?? table
  const isThere = published.rounds.some((one) => one.number === number)
  return (
    <>
      {number !== null && isThere && (
        <PublishedProof
          key={`${table} ${number}`}
          published={published}
          number={number}
          title={words.round(name, formatNumber(number, lang))}
        />
      )}
      {round !== undefined && !isThere && <output>{words.absent(round)}</output>}
      <Card title={`${name} · ${words.rounds}`}>
        {/* Of a round that is not there that has been said already, and others may well have ended. */}
        {published.rounds.length === 0 && number === null && <p>{words.none}</p>}
        <ol className={styles['rounds']}>
          {published.rounds.toReversed().map((one) => (
            <li key={one.number}>
              <Link
                to={roundsPath(table, one.number)}
                aria-current={one.number === number ? 'page' : undefined}
              >
                <span>{words.entry(formatNumber(one.number, lang))}</span>
                <Outcome round={one} rules={published.rules} />
              </Link>
            </li>
          ))}
        </ol>
        {number !== null && <Link to={roundsPath(table)}>{words.newest}</Link>}
      </Card>
    </>
  )
}

function Outcome(props: Pick<Published, 'rules'> & { round: Published['rounds'][number] }) {
  const words = useWords(PUBLISHED_WORDS)
  const lang = useLang()
  const { outcome } = props.round
  return <span>{outcome === null ? words.void : outcomeText(outcome, lang, props.rules)}</span>
}

function NoTable() {
  const words = useWords(PUBLISHED_WORDS)
  return (
    <EmptyState icon="search" title={words.noTable} text={words.noTableText}>
      <Link className={buttonClass()} to={roundsPath()}>
        {words.all}
      </Link>
    </EmptyState>
  )
}
