import { cardClass } from '#kit/layout/card.tsx'
import { Fact, Facts } from '#kit/layout/facts.tsx'
import { Money } from '#kit/text/money.tsx'
import { useCall } from '#web/call/use-call.ts'
import { useAuth } from '#web/state/auth.ts'
import { useWords } from '#web/words/words.ts'
import styles from './purse.module.css'
import { WITHDRAWAL_WORDS } from './words.ts'

const useWallet = () => {
  const { data } = useCall('finance/check_balance', {}, { silent: true })
  return data?.[0]
}

/** What can be withdrawn, in lira: cash alone. Null while it is not known. */
export function useWithdrawable(): number | null {
  return useWallet()?.cash ?? null
}

/** What the balance is made of, and how much of it can leave. */
export function Purse() {
  const words = useWords(WITHDRAWAL_WORDS)
  const wallet = useWallet()
  const isShown = useAuth((state) => state.showBalance)
  const sum = (amount: number | undefined, isLarge = false) =>
    amount === undefined || !isShown ? (
      <span className={styles['hidden']}>₺ {isShown ? '–' : '•••••'}</span>
    ) : (
      <Money amount={amount} tone={isLarge ? 'money' : 'plain'} />
    )
  return (
    <section className={cardClass(styles['purse'])}>
      <p className={styles['withdrawable']}>
        <span>{words.withdrawable}</span>
        <strong>{sum(wallet?.cash, true)}</strong>
      </p>
      <Facts values="beside">
        <Fact name={words.cash}>{sum(wallet?.cash)}</Fact>
        {wallet !== undefined && wallet.bonus > 0 && (
          <Fact name={words.bonus}>{sum(wallet.bonus)}</Fact>
        )}
        <Fact name={words.pending}>{sum(wallet?.pendingWithdrawal)}</Fact>
      </Facts>
    </section>
  )
}
