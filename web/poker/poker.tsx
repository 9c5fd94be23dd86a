import { Link } from 'react-router'
import { buttonClass } from '#kit/controls/button.tsx'
import { EmptyState } from '#kit/feedback/empty-state.tsx'
import { Icon } from '#kit/art/icon.tsx'
import { Skeleton } from '#kit/feedback/skeleton.tsx'
import { useCall } from '#web/call/use-call.ts'
import { useMayLead } from '#web/state/open-to-restricted.ts'
import { AccountPage } from '#web/parts/screen/account-page.tsx'
import { ListFailed } from '#web/parts/screen/screen-states.tsx'
import { useAuth } from '#web/state/auth.ts'
import { useWords } from '#web/words/words.ts'
import { PRODUCT, usePokerAccount, type PokerAccount } from './account.ts'
import { Halls } from './halls.tsx'
import { NameForm } from './name-form.tsx'
import styles from './poker.module.css'
import { Purse } from './purse.tsx'
import { TransferList } from './transfer-list.tsx'
import { POKER_WORDS } from './words.ts'

/** `/poker-tavla-okey`: the partner's tables, the purse there, and what was moved to it and back. */
export function PokerScreen() {
  const isRestricted = useAuth(({ restricted }) => restricted)
  return isRestricted ? <ClosedRoom /> : <OpenRoom />
}

function OpenRoom() {
  const words = useWords(POKER_WORDS)
  const { data: account, refetch, isFetching } = usePokerAccount()
  if (account?.refusal === 'poker-partner-missing') return <NoPartner />
  return (
    <AccountPage title={words.title} lead={words.lead}>
      {account === undefined ? (
        <Waiting />
      ) : (
        <Room account={account} busy={isFetching} onRetry={() => void refetch()} />
      )}
    </AccountPage>
  )
}

/** Of a member who pauses: nothing opens, and what lies in the purse there may be asked back. */
function ClosedRoom() {
  const words = useWords(POKER_WORDS)
  const query = useCall('klasGaming/purse', PRODUCT, { silent: true })
  const { data, isError, isFetching, refetch } = query
  const onRetry = () => void refetch()
  return (
    <AccountPage title={words.title} lead={words.closedLead}>
      <div className={styles['room']} aria-busy={query.isPending}>
        {isError && <ListFailed title={words.failed} busy={isFetching} onRetry={onRetry} />}
        <div className={styles['columns']}>
          {data && <Purse account={{ ...data, status: true, url: '', refusal: null }} only="out" />}
          <TransferList onChange={onRetry} />
        </div>
      </div>
    </AccountPage>
  )
}

interface RoomProps {
  account: PokerAccount
  busy: boolean
  onRetry: () => void
}

function Room({ account, busy, onRetry }: RoomProps) {
  const words = useWords(POKER_WORDS)
  const { status, username, refusal } = account
  if (refusal === 'poker-name-needed')
    return (
      <div className={styles['room']}>
        <Halls isOpen={false} />
        <NameForm onTaken={onRetry} />
      </div>
    )
  return (
    <div className={styles['room']}>
      {status && (
        <p className={styles['name']}>
          <Icon name="user-round" size={16} />
          {words.yourName(username)}
        </p>
      )}
      {status ? <Halls isOpen /> : <ListFailed title={words.failed} {...{ busy, onRetry }} />}
      <div className={styles['columns']}>
        {status && <Purse account={account} />}
        <TransferList onChange={onRetry} />
      </div>
    </div>
  )
}

function Waiting() {
  return (
    <div className={styles['room']} aria-busy="true">
      <Skeleton height={220} radius={16} />
      <Skeleton height={360} radius={16} />
    </div>
  )
}

/** The tables are a partner's, so without one there is only to say so. */
function NoPartner() {
  const words = useWords(POKER_WORDS)
  const mayLead = useMayLead()
  return (
    <>
      <title>{`${words.title} · Kasa`}</title>
      <EmptyState icon="club" title={words.none} text={words.noneText} level={1}>
        {mayLead('/slot') && (
          <Link className={buttonClass({ variant: 'act' })} to="/slot">
            {words.slots}
          </Link>
        )}
        <Link className={buttonClass()} to="/">
          {words.home}
        </Link>
      </EmptyState>
    </>
  )
}
