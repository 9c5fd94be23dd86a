import { useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { isMember } from '#web/state/auth.ts'
import { useWords } from '#web/words/words.ts'
import { RegisterForm } from './register-form.tsx'
import { RegisterSent } from './register-sent.tsx'
import { REGISTER_WORDS } from './register-words.ts'
import { WayIn } from '#web/account/layout/entry-page.tsx'

/** Where the confirmation went, once a registration was taken; the browser keeps it over a reload. */
function sentTo(state: unknown): string | null {
  const known = typeof state === 'object' && state !== null && 'sentTo' in state
  return known && typeof state.sentTo === 'string' ? state.sentTo : null
}

/** `/register`: the form, then word of the mail that opens the account. Members have one already. */
export function RegisterScreen() {
  const words = useWords(REGISTER_WORDS)
  const email = sentTo(useLocation().state)
  const [wasMember] = useState(isMember)
  if (wasMember) return <Navigate to="/" replace />
  if (email !== null) return <RegisterSent email={email} />
  return (
    <WayIn title={words.title} lead={words.lead} long>
      <RegisterForm />
    </WayIn>
  )
}
