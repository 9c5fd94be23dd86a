import { useState } from 'react'
import { Button } from '#kit/controls/button.tsx'
import { Card } from '#kit/layout/card.tsx'
import { useLang } from '#kit/text/language.ts'
import { Money } from '#kit/text/money.tsx'
import { formatNumber } from '#kit/text/number-format.ts'
import { stackClass } from '#kit/layout/stack.tsx'
import { CopiedValue } from '#web/parts/fairness/copied-value.tsx'
import { useWords } from '#web/words/words.ts'
import styles from './lottery-proof.module.css'
import { ticketNumber } from './ticket-number.ts'
import type { Lottery } from './use-lottery.ts'
import { verifyLottery } from './verify-lottery.ts'
import { LOTTERY_WORDS } from './words.ts'

export function Prizes({ lottery: { prizes } }: { lottery: Lottery }) {
  const words = useWords(LOTTERY_WORDS)
  const lang = useLang()
  return (
    <Card title={words.prizes}>
      {prizes.length === 0 && <p>{words.noPrizes}</p>}
      <dl className={styles['prizes']}>
        {prizes.map(({ tickets, amount }, at) => (
          <div key={at}>
            <dt>{words.prizeTickets(formatNumber(tickets, lang))}</dt>
            <dd>
              <Money amount={amount} tone={at === 0 ? 'money' : 'plain'} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

/** The hash that was published before, and once it is drawn the way to work the result out. */
export function Seal({ lottery }: { lottery: Lottery }) {
  const words = useWords(LOTTERY_WORDS)
  const [holds, setHolds] = useState<boolean | null>(null)
  const [busy, setBusy] = useState(false)
  const verify = async () => {
    setBusy(true)
    const { seed, numbers } = await verifyLottery(lottery)
    setHolds(seed && numbers)
    setBusy(false)
  }
  const isOpen = lottery.seed !== null
  return (
    <Card
      title={isOpen ? words.opened : words.sealed}
      text={isOpen ? words.openedText : words.sealedText}
    >
      <div className={stackClass(12, styles['seal'])}>
        <small>{words.hash}</small>
        <CopiedValue name={words.hash} value={lottery.seedHash} />
        {lottery.seed !== null && (
          <>
            <small>{words.seed}</small>
            <CopiedValue name={words.seed} value={lottery.seed} />
            <Button icon="shield-check" busy={busy} onClick={() => void verify()}>
              {words.verify}
            </Button>
          </>
        )}
        <output className={styles['result']} data-holds={holds}>
          {holds !== null && (holds ? words.holds : words.fails)}
        </output>
      </div>
    </Card>
  )
}

export function Winners({ lottery: { winners } }: { lottery: Lottery }) {
  const words = useWords(LOTTERY_WORDS)
  if (winners.length === 0) return null
  return (
    <Card title={words.winners}>
      <ul className={styles['winners']}>
        {winners.map(({ number, amount }) => (
          <li key={number}>
            <span>{ticketNumber(number)}</span>
            <Money amount={amount} tone="muted" />
          </li>
        ))}
      </ul>
    </Card>
  )
}
