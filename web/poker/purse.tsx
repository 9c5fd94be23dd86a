import { useState, type FormEvent } from 'react'
import { Button, IconButton } from '#kit/controls/button.tsx'
import { cardClass } from '#kit/layout/card.tsx'
import { Chip } from '#kit/controls/chip.tsx'
import { Field } from '#kit/forms/field.tsx'
import { Icon } from '#kit/art/icon.tsx'
import { useLang } from '#kit/text/language.ts'
import { formatMoney, wholeKurus } from '#kit/text/money-format.ts'
import { Money } from '#kit/text/money.tsx'
import { formatNumber } from '#kit/text/number-format.ts'
import { Segments } from '#kit/forms/segments.tsx'
import { useCall } from '#web/call/use-call.ts'
import { useAuth } from '#web/state/auth.ts'
import { liraOf, readAmount, typedAmount } from '#contract/typed-amount.ts'
import { useWords } from '#web/words/words.ts'
import type { PokerAccount } from './account.ts'
import styles from './purse.module.css'
import { usePokerTransfer, type Direction } from './use-poker-transfer.ts'
import { POKER_WORDS } from './words.ts'

const QUICK_LIRA = [100, 250, 500, 1_000]

/** What can be moved, in whole kuruş; null while it is not known. */
function useAvailable(account: PokerAccount): Record<Direction, number | null> {
  const { data } = useCall('finance/check_balance', {}, { silent: true })
  const cash = data?.[0]?.cash
  return {
    in: cash === undefined ? null : wholeKurus(cash),
    out: wholeKurus(account.balance),
  }
}

/** The two purses, and money from one to the other; or one way alone. */
export function Purse({ account, only }: { account: PokerAccount; only?: Direction }) {
  const words = useWords(POKER_WORDS)
  const [direction, setDirection] = useState<Direction>(only ?? 'in')
  const available = useAvailable(account)
  const isIn = direction === 'in'
  return (
    <section className={cardClass(styles['purse'])} aria-label={words.money}>
      <div className={styles['both']} data-direction={direction}>
        <Sum label={words.cash} kurus={available.in} from={isIn} tone="money" />
        {only === undefined && (
          <IconButton
            icon={isIn ? 'arrow-right' : 'arrow-left'}
            label={words.swap}
            boxed
            className={styles['swap'] ?? ''}
            onClick={() => setDirection(isIn ? 'out' : 'in')}
          />
        )}
        <Sum label={words.purse} kurus={available.out} from={!isIn} tone="plain" />
      </div>
      {only === undefined && (
        <div className={styles['ways']}>
          <Segments
            label={words.direction}
            options={[
              { value: 'in', text: words.in },
              { value: 'out', text: words.out },
            ]}
            chosen={direction}
            onChoose={setDirection}
          />
        </div>
      )}
      <TransferForm key={direction} direction={direction} available={available[direction]} />
    </section>
  )
}

function Sum(props: {
  label: string
  kurus: number | null
  from: boolean
  tone: 'money' | 'plain'
}) {
  const { label, kurus, from, tone } = props
  const isShown = useAuth((state) => state.showBalance)
  return (
    <p className={styles['sum']} data-from={from}>
      <span>{label}</span>
      <b>
        {kurus === null || !isShown ? (
          <span className={styles['hidden']}>₺ {isShown ? '–' : '•••••'}</span>
        ) : (
          <Money amount={liraOf(kurus)} tone={tone} />
        )}
      </b>
    </p>
  )
}

function TransferForm({
  direction,
  available,
}: {
  direction: Direction
  available: number | null
}) {
  const words = useWords(POKER_WORDS)
  const lang = useLang()
  const [amount, setAmount] = useState('')
  const [problem, setProblem] = useState<Problem | null>(null)
  const transfer = usePokerTransfer(direction, () => setAmount(''))
  const typed = readAmount(amount, lang)
  const kurus = typed.kind === 'amount' ? typed.kurus : null
  const isIn = direction === 'in'
  const change = (text: string) => {
    setAmount(text)
    setProblem(null)
    transfer.forget()
  }
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = problemOf(typed, available, direction)
    setProblem(found)
    if (found !== null) return event.currentTarget.querySelector('input')?.focus()
    if (kurus !== null && !transfer.busy) transfer.send(kurus)
  }
  const refused = transfer.refused === 'lost' ? words.lost : (transfer.refused ?? undefined)
  const sum = kurus !== null && kurus > 0 ? formatMoney(liraOf(kurus), lang) : null
  return (
    <form className={styles['form']} onSubmit={send} noValidate>
      <Field
        label={words.amount}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        before={<span className={styles['sign']}>₺</span>}
        value={amount}
        error={problem === null ? refused : words[problem]}
        onChange={({ target }) => change(target.value)}
      />
      <fieldset aria-label={words.quick} className={styles['quick']}>
        {quickOf(direction, available).map((lira) => (
          <Chip
            key={lira}
            variant="amount"
            chosen={kurus !== null && liraOf(kurus) === lira}
            onChoose={() => change(typedAmount(lira, lang))}
          >
            {!isIn && lira * 100 === available ? words.all : `₺${formatNumber(lira, lang)}`}
          </Chip>
        ))}
      </fieldset>
      <p className={styles['note']}>
        <Icon name={isIn ? 'info' : 'hourglass'} size={18} />
        {isIn ? words.inNote : words.outNote}
      </p>
      <Button type="submit" variant="act" size="large" wide busy={transfer.busy}>
        {submitText(words, isIn, sum)}
      </Button>
    </form>
  )
}

type Problem = 'enterAmount' | 'unreadable' | 'cashShort' | 'purseShort'

function problemOf(
  typed: ReturnType<typeof readAmount>,
  available: number | null,
  direction: Direction,
): Problem | null {
  if (typed.kind === 'empty') return 'enterAmount'
  if (typed.kind === 'unreadable') return 'unreadable'
  if (typed.kind === 'amount' && typed.kurus === 0) return 'enterAmount'
  const isBeyond = typed.kind === 'beyond' || (available !== null && typed.kurus > available)
  if (!isBeyond) return null
  return direction === 'in' ? 'cashShort' : 'purseShort'
}

/** What is offered at one press: nothing beyond what is there; going back, all of it last. */
function quickOf(direction: Direction, available: number | null): number[] {
  if (direction === 'in') return QUICK_LIRA
  const all = (available ?? 0) / 100
  const below = QUICK_LIRA.filter((lira) => lira < all).slice(-3)
  return all > 0 ? [...below, all] : []
}

function submitText(
  words: {
    sendIn: string
    sendOut: string
    sendInOf: (sum: string) => string
    sendOutOf: (sum: string) => string
  },
  isIn: boolean,
  sum: string | null,
): string {
  if (sum === null) return isIn ? words.sendIn : words.sendOut
  return isIn ? words.sendInOf(sum) : words.sendOutOf(sum)
}
