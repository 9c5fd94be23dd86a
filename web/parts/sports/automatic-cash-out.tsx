import { useState } from 'react'
import type { Data } from '#contract/registry.ts'
import { Button } from '#kit/controls/button.tsx'
import { Field } from '#kit/forms/field.tsx'
import { useLang } from '#kit/text/language.ts'
import { formatMoney } from '#kit/text/money-format.ts'
import { useSend } from '#web/call/use-call.ts'
import { liraOf, readAmount } from '#contract/typed-amount.ts'
import { useWords } from '#web/words/words.ts'
import { CASH_OUT_WORDS } from './cash-out-words.ts'
import styles from './cash-out.module.css'

type Coupon = Data<'betframe/getCoupons'>[number]

/** The price at which a coupon is sold by itself: set, told, and taken back. */
export function AutomaticCashOut({ coupon }: { coupon: Coupon }) {
  const words = useWords(CASH_OUT_WORDS)
  const lang = useLang()
  const [isOpen, setOpen] = useState(false)
  const { mutate, isPending } = useSend('betframe/auto_cashout')
  const { couponID, cashOut, most } = coupon
  const automatic = cashOut?.automatic ?? null
  const set = (price: number | null): void =>
    mutate({ couponID, price }, { onSuccess: () => setOpen(false) })
  if (automatic !== null)
    return (
      <div className={styles['automatic']}>
        <p>{words.autoOn(formatMoney(automatic, lang))}</p>
        <Button variant="quiet" size="small" busy={isPending} onClick={() => set(null)}>
          {words.autoOff}
        </Button>
      </div>
    )
  return (
    <div className={styles['automatic']}>
      <Button
        variant="quiet"
        size="small"
        icon={isOpen ? 'chevron-up' : 'chevron-down'}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {words.auto}
      </Button>
      {isOpen && <PriceForm most={most} busy={isPending} onSet={set} />}
    </div>
  )
}

interface PriceFormProps {
  most: number
  busy: boolean
  onSet: (price: number) => void
}

function PriceForm({ most, busy, onSet }: PriceFormProps) {
  const words = useWords(CASH_OUT_WORDS)
  const lang = useLang()
  const [text, setText] = useState('')
  const typed = readAmount(text, lang)
  const price = typed.kind === 'amount' ? liraOf(typed.kurus) : 0
  const wrong =
    typed.kind === 'unreadable' || typed.kind === 'beyond'
      ? words.autoWrong
      : price > most
        ? words.autoMost(formatMoney(most, lang))
        : undefined
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (price > 0 && wrong === undefined && !busy) onSet(price)
      }}
    >
      <Field
        label={words.autoPrice}
        hint={words.autoText}
        error={wrong}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        before={<span aria-hidden="true">₺</span>}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" busy={busy} disabled={price <= 0 || wrong !== undefined}>
        {words.autoSet}
      </Button>
    </form>
  )
}
