import { safePaymentPage } from '#contract/addresses/safe-address.ts'
import { useState } from 'react'
import { Button, buttonClass } from '#kit/controls/button.tsx'
import { Fact, Facts } from '#kit/layout/facts.tsx'
import { Icon } from '#kit/art/icon.tsx'
import { useLang } from '#kit/text/language.ts'
import { formatMoney } from '#kit/text/money-format.ts'
import { dayAndTime } from '#web/words/moment.ts'
import { useWords } from '#web/words/words.ts'
import { barcodeOf } from './barcode.ts'
import { CancelButton } from './cancel-button.tsx'
import { DEPOSIT_WORDS } from './deposit-words.ts'
import { rowOf, type OpenDeposit } from './deposits.ts'
import styles from './pay-panel.module.css'
import { Waiting } from './time-left.tsx'

/** A code that is said at a counter and paid in cash. */
export function CounterSlip({ deposit }: { deposit: OpenDeposit }) {
  const words = useWords(DEPOSIT_WORDS)
  const lang = useLang()
  const [isCopied, setCopied] = useState(false)
  const { transactionID, amount, methodName, instructions, url } = deposit
  const { code, until } = instructions
  const where = rowOf(deposit, 'where')
  const page = safePaymentPage(url ?? '')
  const copy = async () => {
    await navigator.clipboard.writeText(code ?? '')
    setCopied(true)
  }
  return (
    <>
      <div className={styles['head']}>
        <div>
          <h2>{methodName}</h2>
          <p>{words.cashLead}</p>
        </div>
      </div>
      <div className={styles['slip']}>
        <p>{words.yourCode}</p>
        <strong className={styles['code']}>{inHalves(code ?? '')}</strong>
        {code !== null && <Bars digits={code} />}
        <p>{formatMoney(amount, lang)}</p>
      </div>
      <div className={styles['ways']}>
        <Button icon={isCopied ? 'check' : 'copy'} onClick={() => void copy()}>
          {isCopied ? words.copied : words.copyCode}
        </Button>
        {page !== '' && (
          <a className={buttonClass()} href={page}>
            <Icon name="external-link" size={18} />
            {words.openCounter}
          </a>
        )}
      </div>
      <Facts values="beside">
        <Fact name={words.codeValid}>{words.until(dayAndTime(until, lang))}</Fact>
        {where !== null && <Fact name={words.rows.where}>{where}</Fact>}
      </Facts>
      <p className={styles['note']}>
        <Icon name="shield-check" size={20} />
        {words.cashWarning}
      </p>
      <div className={styles['ways']}>
        <Waiting />
        <CancelButton transactionId={transactionID} />
      </div>
    </>
  )
}

/** Said in two halves; as one text for those who hear it. */
const inHalves = (code: string): string => code.replace(/^(\d{4})(\d{4})$/, '$1 $2')

function Bars({ digits }: { digits: string }) {
  const { width, bars } = barcodeOf(digits)
  return (
    <svg viewBox={`0 0 ${width} 20`} preserveAspectRatio="none" aria-hidden="true">
      {bars.map((bar) => (
        <rect key={bar.x} x={bar.x} y="0" width={bar.width} height="20" fill="currentColor" />
      ))}
    </svg>
  )
}
