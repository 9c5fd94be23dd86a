import { cardClass } from '#kit/layout/card.tsx'
import { Fact, Facts } from '#kit/layout/facts.tsx'
import { useCall } from '#web/call/use-call.ts'
import { OwnSum } from '#web/parts/balance/own-sum.tsx'
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
  return (
    <section className={cardClass(styles['purse'])}>
      <p className={styles['withdrawable']}>
        <span>{words.withdrawable}</span>
        <strong>
          <OwnSum amount={wallet?.cash ?? null} tone="money" />
        </strong>
      </p>
      <Facts values="beside">
        <Fact name={words.cash}>
          <OwnSum amount={wallet?.cash ?? null} />
        </Fact>
        {wallet !== undefined && wallet.bonus > 0 && (
          <Fact name={words.bonus}>
            <OwnSum amount={wallet.bonus} />
          </Fact>
        )}
        <Fact name={words.pending}>
          <OwnSum amount={wallet?.pendingWithdrawal ?? null} />
        </Fact>
      </Facts>
    </section>
  )
}
