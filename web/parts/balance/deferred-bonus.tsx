import { Suspense } from 'react'
import { useCall } from '#web/call/use-call.ts'
import { soon } from '#web/parts/screen/deferred.ts'

const OwnBonus = soon(async () => (await import('./own-bonus.tsx')).OwnBonus)

/** Bonus money beside the balance. Its code comes after the first screen, and to those alone who have some. */
export function DeferredBonus() {
  const { data } = useCall('finance/check_balance', {}, { silent: true, enabled: false })
  if ((data?.[0]?.bonus ?? 0) <= 0) return null
  return (
    <Suspense>
      <OwnBonus />
    </Suspense>
  )
}
