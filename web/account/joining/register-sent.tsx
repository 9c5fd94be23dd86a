import { Link } from 'react-router'
import { Stack } from '#kit/layout/stack.tsx'
import { useWords } from '#web/words/words.ts'
import { CONFIRMATION_WORDS } from './confirmation-words.ts'
import styles from '#web/account/layout/notice.module.css'
import { ResendConfirmation } from './resend-confirmation.tsx'
import { WayIn } from '#web/account/layout/entry-page.tsx'

/** A registration was taken: the mail that opens the account is on its way. */
export function RegisterSent({ email }: { email: string }) {
  const words = useWords(CONFIRMATION_WORDS)
  return (
    <WayIn title={words.sentTitle} lead={words.sent(email)}>
      <Stack gap={16}>
        <p className={styles['help']}>{words.sentHelp}</p>
        <ResendConfirmation email={email} />
        <p className={styles['other']}>
          <Link to="/login">{words.logIn}</Link>
          {' · '}
          <Link to="/register" replace>
            {words.again}
          </Link>
        </p>
      </Stack>
    </WayIn>
  )
}
