import { OwnSum } from './own-sum.tsx'
import { useBalance } from './use-balance.ts'

/** The member's balance, wherever it stands. */
export const OwnBalance = ({ className = '' }: { className?: string }) => (
  <OwnSum amount={useBalance()} tone="money" className={className} />
)
