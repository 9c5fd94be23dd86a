import { Icon } from '#kit/art/icon.tsx'
import { isDemoHouse } from '#web/state/demo-house.ts'
import { useWords } from '#web/words/words.ts'
import styles from '#web/account/layout/notice.module.css'
import { OutboxLink } from '#web/account/joining/resend-confirmation.tsx'
import { RESET_WORDS } from './reset-words.ts'

/** What `/login` is opened with after a reset link was asked for; a reload keeps it. */
export const RESET_SENT = { notice: 'reset-sent' } as const

export const isResetSent = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'notice' in state && state.notice === 'reset-sent'

/** Stays on the page: a mail takes a while, and whoever looked away finds what to wait for. */
export function ResetSent() {
  const words = useWords(RESET_WORDS)
  return (
    <>
      <output className={styles['result']}>
        <Icon name="mail" size={18} />
        <span>{words.sent}</span>
      </output>
      {isDemoHouse() && <OutboxLink />}
    </>
  )
}
