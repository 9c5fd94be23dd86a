import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '#kit/controls/button.tsx'
import { cardClass } from '#kit/layout/card.tsx'
import { Icon } from '#kit/art/icon.tsx'
import { useLang } from '#kit/text/language.ts'
import { Money } from '#kit/text/money.tsx'
import { Skeleton } from '#kit/feedback/skeleton.tsx'
import type { Data } from '#contract/registry.ts'
import { useCall } from '#web/call/use-call.ts'
import { ListFailed } from '#web/parts/screen/screen-states.tsx'
import { dayAndTime } from '#web/words/moment.ts'
import { useWords } from '#web/words/words.ts'
import { PRODUCT } from './account.ts'
import styles from './transfer-list.module.css'
import { POKER_WORDS } from './words.ts'

type Transfer = Data<'klasGaming/transfers'>[number]

const FIRST = 5
const STEP = 15
const SHOWN_MAX = 95
/** Asked again so often where the stream brings no news. */
const ASK_EVERY_MS = 15_000

/** What was moved and asked back, the newest first, and how far each is. */
export function TransferList({ onChange }: { onChange: () => void }) {
  const words = useWords(POKER_WORDS)
  const headId = useId()
  const [limit, setLimit] = useState(FIRST)
  const listed = useCall(
    'klasGaming/transfers',
    { ...PRODUCT, limit },
    { silent: true, everyMs: ASK_EVERY_MS, keepLast: true, freshMs: 0 },
  )
  const transfers = listed.data?.data
  useReturned(transfers, onChange)
  const total = listed.data?.pagination.total ?? 0
  return (
    <section className={cardClass(styles['list'])} aria-labelledby={headId}>
      <h2 id={headId}>{words.transfers}</h2>
      {listed.isPending && <Skeleton height={200} radius={10} />}
      {listed.isError && (
        <ListFailed title={words.listFailed} level={3} onRetry={() => void listed.refetch()} />
      )}
      {transfers?.length === 0 && <p className={styles['none']}>{words.noTransfers}</p>}
      {transfers !== undefined && transfers.length > 0 && (
        <ol>
          {transfers.map((transfer) => (
            <TransferRow key={transfer.transferID} transfer={transfer} />
          ))}
        </ol>
      )}
      <p className={styles['note']}>
        <Icon name="gauge" size={18} />
        {words.limitsNote}
      </p>
      {total > limit && limit < SHOWN_MAX && (
        <Button busy={listed.isPlaceholderData} onClick={() => setLimit(limit + STEP)}>
          {words.more}
        </Button>
      )}
    </section>
  )
}

/** Money that came back to the purse, or was lost on the way there, changes what the purse holds. */
function useReturned(transfers: readonly Transfer[] | undefined, onChange: () => void): void {
  const returned = transfers
    ?.filter(({ state }) => state === 'returned')
    .map(({ transferID }) => transferID)
    .join()
  const before = useRef(returned)
  useEffect(() => {
    const isNews = before.current !== undefined && before.current !== returned
    if (returned !== undefined) before.current = returned
    if (isNews) onChange()
  }, [returned, onChange])
}

type Tone = 'open' | 'good' | 'bad'

const TONES: Readonly<Record<Transfer['state'], Tone>> = {
  sent: 'open',
  review: 'open',
  returning: 'open',
  done: 'good',
  credited: 'good',
  refused: 'bad',
  returned: 'bad',
}

function TransferRow({ transfer }: { transfer: Transfer }) {
  const words = useWords(POKER_WORDS)
  const lang = useLang()
  const { direction, state, amount, date, reasonText } = transfer
  const isCredited = state === 'credited'
  return (
    <li data-state={state}>
      <span className={styles['icon']}>
        <Icon name={direction === 'in' ? 'arrow-up-right' : 'arrow-down-left'} size={20} />
      </span>
      <p className={styles['what']}>
        <strong>{words.moved[direction]}</strong>
        <small>{dayAndTime(date, lang)}</small>
      </p>
      <p className={styles['how']}>
        <Money amount={amount} tone={isCredited ? 'good' : 'plain'} signed={isCredited} />
        <small className={styles['state']} data-tone={TONES[state]}>
          {stateText(words.states, transfer)}
        </small>
      </p>
      {reasonText !== null && (
        <p className={styles['reason']}>
          {words.reason}: {reasonText}
        </p>
      )}
    </li>
  )
}

type States = Readonly<Record<Transfer['direction'], Readonly<Record<string, string>>>>

const stateText = (states: States, { direction, state }: Transfer): string =>
  states[direction][state] ?? ''
