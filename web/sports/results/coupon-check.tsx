import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '#kit/controls/button.tsx'
import { EmptyState } from '#kit/feedback/empty-state.tsx'
import { Skeleton } from '#kit/feedback/skeleton.tsx'
import { Field } from '#kit/forms/field.tsx'
import { PageHead } from '#kit/layout/page-head.tsx'
import { CallRefused } from '#web/call/send.ts'
import { useCall } from '#web/call/use-call.ts'
import { ScreenFailed } from '#web/parts/screen/screen-states.tsx'
import { CouponCard } from '#web/parts/sports/coupon-card.tsx'
import { useWords } from '#web/words/words.ts'
import { CHECK_WORDS } from './coupon-check-words.ts'
import styles from './coupon-check.module.css'

const CODE_LENGTH_MAX = 20
/** Each look counts: what was found is not asked again at every glance. */
const FRESH_MS = 60_000

/** A coupon by its code, for whoever holds that. */
export function CouponCheck() {
  const words = useWords(CHECK_WORDS)
  const [search, setSearch] = useSearchParams()
  const code = (search.get('code') ?? '').trim().slice(0, CODE_LENGTH_MAX)
  const [typed, setTyped] = useState(code)
  return (
    <>
      <title>{`${words.title} · Kasa`}</title>
      <PageHead title={words.title} lead={words.lead} />
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault()
          setSearch(typed.trim() === '' ? {} : { code: typed.trim() }, { replace: true })
        }}
      >
        <Field
          label={words.code}
          hint={words.hint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={CODE_LENGTH_MAX}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button variant="act" type="submit">
          {words.look}
        </Button>
      </form>
      {code !== '' && <Found key={code} code={code} />}
    </>
  )
}

function Found({ code }: { code: string }) {
  const words = useWords(CHECK_WORDS)
  const query = useCall('betframe/check_coupon', { code }, { silent: true, freshMs: FRESH_MS })
  if (query.isPending)
    return (
      <div aria-busy="true">
        <output className="heard-only">{words.loading}</output>
        <Skeleton height={240} radius={16} />
      </div>
    )
  if (query.data !== undefined)
    return (
      <section aria-label={words.found}>
        <h2 className="heard-only">{words.found}</h2>
        <CouponCard coupon={query.data} name={query.data.code ?? code} />
      </section>
    )
  if (!(query.error instanceof CallRefused))
    return <ScreenFailed level={2} onRetry={() => void query.refetch()} />
  return query.error.refusal === 'too-many-calls' ? (
    <EmptyState icon="clock" title={words.often} text={words.oftenText} />
  ) : (
    <EmptyState icon="ticket" title={words.none} text={words.noneText} />
  )
}
