import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Button, buttonClass } from '#kit/controls/button.tsx'
import { EmptyState } from '#kit/feedback/empty-state.tsx'
import type { IconName } from '#kit/art/icon-shapes.ts'
import { useLang } from '#kit/text/language.ts'
import { askMaintenance } from '#web/call/check-maintenance.ts'
import { lostWords } from '#web/call/failure.ts'
import { clockTime } from '#web/words/moment.ts'
import { useWords } from '#web/words/words.ts'
import { MAINTENANCE_WORDS } from './maintenance-words.ts'
import styles from './maintenance-control.module.css'

const EVERY_MS = 15_000

type State = 'asking' | 'unknown' | 'open' | 'closed'

const ICONS: Record<State, IconName> = {
  asking: 'hourglass',
  unknown: 'wifi-off',
  open: 'circle-check',
  closed: 'clock',
}

/** `/maintenance-control`: asks the house whether it is open, says so, and asks again by itself. */
export function MaintenanceControlScreen() {
  const words = useWords(MAINTENANCE_WORDS)
  const lang = useLang()
  const query = useQuery({
    queryKey: ['maintenance-control'],
    queryFn: askMaintenance,
    refetchInterval: EVERY_MS,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  const state = stateOf(query)
  const texts = {
    asking: { title: words.asking, text: '' },
    unknown: { title: words.unknown, text: lostWords(words.unknownText) },
    open: { title: words.none, text: words.noneText },
    closed: { title: words.title, text: words.closedText },
  }[state]
  const askedAt = Math.max(query.dataUpdatedAt, query.errorUpdatedAt)
  return (
    <>
      <title>{`${words.control} · Kasa`}</title>
      <h1 className="heard-only">{words.control}</h1>
      <div aria-live="polite" data-state={state}>
        <EmptyState icon={ICONS[state]} title={texts.title} text={texts.text}>
          <Link
            className={buttonClass({ variant: 'act' })}
            to={state === 'closed' ? '/maintenance' : '/'}
          >
            {state === 'closed' ? words.toMaintenance : words.home}
          </Link>
          <Button icon="rotate-cw" busy={query.isFetching} onClick={() => void query.refetch()}>
            {words.again}
          </Button>
        </EmptyState>
      </div>
      {askedAt > 0 && (
        <p className={styles['asked']}>
          {words.asked(clockTime(new Date(askedAt), lang, { seconds: true }))}
        </p>
      )}
    </>
  )
}

function stateOf({ data, isError }: { data: boolean | undefined; isError: boolean }): State {
  if (isError) return 'unknown'
  if (data === undefined) return 'asking'
  return data ? 'open' : 'closed'
}
