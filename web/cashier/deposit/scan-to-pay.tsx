import { safePaymentPage } from '#contract/addresses/safe-address.ts'
import { buttonClass } from '#kit/controls/button.tsx'
import { Icon } from '#kit/art/icon.tsx'
import { useLang } from '#kit/text/language.ts'
import { formatMoney } from '#kit/text/money-format.ts'
import { Money } from '#kit/text/money.tsx'
import { QrCode } from '#web/parts/qr-code/qr-code.tsx'
import { useWords } from '#web/words/words.ts'
import { CancelButton } from './cancel-button.tsx'
import { CopyRow } from './copy-row.tsx'
import { DEPOSIT_WORDS } from './deposit-words.ts'
import { decimalShown, rowOf, type Instructions, type OpenDeposit } from './deposits.ts'
import styles from './pay-panel.module.css'
import { TimeLeft } from './time-left.tsx'

/** A code that an app reads: a bank's page, or the address of a wallet. */
export function ScanToPay({ deposit }: { deposit: OpenDeposit }) {
  const words = useWords(DEPOSIT_WORDS)
  const lang = useLang()
  const { transactionID, amount, instructions, url } = deposit
  const page = safePaymentPage(url ?? '')
  const isAddress = rowOf(deposit, 'address') !== null
  return (
    <>
      <div className={styles['head']}>
        <div>
          <h2>{words.scanTitle}</h2>
          <p>{isAddress ? words.coinsLead : words.scanLead}</p>
        </div>
      </div>
      <div className={styles['scan']}>
        <QrCode text={instructions.code ?? ''} label={words.scanTitle} />
        <div className={styles['due']}>
          <p>{words.toPay}</p>
          {instructions.coins ? (
            <CoinsDue coins={instructions.coins} amount={amount} />
          ) : (
            <p className={styles['amount']}>
              <Money amount={amount} />
            </p>
          )}
          <TimeLeft until={instructions.until} />
        </div>
      </div>
      {isAddress ? (
        <dl className={styles['rows']}>
          {instructions.coins && (
            <CopyRow name={words.rows.coins} text={instructions.coins.amount}>
              {decimalShown(instructions.coins.amount, lang)}
            </CopyRow>
          )}
          {instructions.rows.map(({ name, value }) => (
            <CopyRow key={name} name={words.rows[name]} text={value} />
          ))}
        </dl>
      ) : (
        <ol className={styles['how']}>
          {words.scanHow.map((step) => (
            <li key={step}>
              <span>{step}</span>
            </li>
          ))}
        </ol>
      )}
      <div className={styles['ways']}>
        {page !== '' && (
          <a className={buttonClass({ variant: 'act', size: 'large' })} href={page}>
            <Icon name="external-link" size={18} />
            {words.openBank}
          </a>
        )}
        <CancelButton transactionId={transactionID} />
      </div>
      <p className={styles['lead']}>{words.leave}</p>
    </>
  )
}

/** So much of the coin; below it what that is worth here, and at which rate. */
function CoinsDue(props: { coins: NonNullable<Instructions['coins']>; amount: number }) {
  const words = useWords(DEPOSIT_WORDS)
  const lang = useLang()
  const { currency, rate } = props.coins
  return (
    <>
      <p className={styles['amount']}>
        {decimalShown(props.coins.amount, lang)} {currency}
      </p>
      <p>
        {words.atRate(formatMoney(props.amount, lang), currency, formatMoney(Number(rate), lang))}
      </p>
    </>
  )
}
