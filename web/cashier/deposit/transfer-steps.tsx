import { Button } from '#kit/controls/button.tsx'
import { Icon } from '#kit/art/icon.tsx'
import { useLang } from '#kit/text/language.ts'
import { Money } from '#kit/text/money.tsx'
import { Steps } from '#kit/forms/steps.tsx'
import { useSend } from '#web/call/use-call.ts'
import { useWords } from '#web/words/words.ts'
import { typedAmount } from '#contract/typed-amount.ts'
import { CancelButton } from './cancel-button.tsx'
import { CopyRow } from './copy-row.tsx'
import { DEPOSIT_WORDS } from './deposit-words.ts'
import type { OpenDeposit } from './deposits.ts'
import styles from './pay-panel.module.css'

/** A transfer: where the money goes, each row to be copied, and the word that it is sent. */
export function TransferSteps({ deposit }: { deposit: OpenDeposit }) {
  const words = useWords(DEPOSIT_WORDS)
  const lang = useLang()
  const { transactionID, amount, methodName, announcedAt, instructions } = deposit
  const announced = useSend('finance/announce_deposit', { success: false })
  const isAnnounced = announcedAt !== null
  return (
    <>
      <h2>{methodName}</h2>
      <Steps
        label={words.steps}
        current={isAnnounced ? 3 : 1}
        steps={[words.stepAmount, words.stepSend, words.stepNotify]}
      />
      <dl className={styles['rows']}>
        <CopyRow name={words.amount} text={typedAmount(amount, lang)}>
          <Money amount={amount} tone="money" />
        </CopyRow>
        {instructions.rows.map(({ name, value }) => (
          <CopyRow key={name} name={words.rows[name]} text={value}>
            {name === 'iban' ? inFours(value) : value}
          </CopyRow>
        ))}
      </dl>
      <output className={styles['note']} data-tone={isAnnounced ? undefined : 'care'}>
        <Icon name={isAnnounced ? 'hourglass' : 'triangle-alert'} size={20} />
        {isAnnounced ? words.announced : words.transferWarning}
      </output>
      <div className={styles['ways']}>
        {!isAnnounced && (
          <Button
            variant="act"
            size="large"
            busy={announced.isPending}
            onClick={() => announced.mutate({ transactionID })}
          >
            {words.sent}
          </Button>
        )}
        {!isAnnounced && <CancelButton transactionId={transactionID} />}
      </div>
    </>
  )
}

/** As it is printed; what is copied has no spaces. */
const inFours = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/g, '$1 ')
