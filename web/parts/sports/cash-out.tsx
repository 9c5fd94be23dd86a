import { useId, useState } from 'react'
import type { Data } from '#contract/registry.ts'
import { Icon } from '#kit/art/icon.tsx'
import { Button } from '#kit/controls/button.tsx'
import { useLang } from '#kit/text/language.ts'
import { formatMoney } from '#kit/text/money-format.ts'
import { PressedDialog } from '#web/parts/screen/overlay-sheet.tsx'
import { useWords } from '#web/words/words.ts'
import { AutomaticCashOut } from './automatic-cash-out.tsx'
import { CASH_OUT_WORDS } from './cash-out-words.ts'
import styles from './cash-out.module.css'
import { useSelling, type Question } from './use-selling.ts'

type Coupon = Data<'betframe/getCoupons'>[number]
type CashOutPrice = NonNullable<Coupon['cashOut']>['offers'][number]

/** What an open coupon sells for now, whole or in tenths, and the price at which it is sold by itself. */
export function CashOut({ coupon }: { coupon: Coupon }) {
  const words = useWords(CASH_OUT_WORDS)
  const { cashOut } = coupon
  const selling = useSelling(coupon)
  if (cashOut === null) return null
  const { offers, waiting, kept } = cashOut
  return (
    <section className={styles['offer']} aria-label={words.titleOf(coupon.couponID)}>
      {waiting === null ? (
        <Offers key={kept} offers={offers} kept={kept} onAsk={selling.ask} />
      ) : (
        <output className={styles['waiting']}>
          <i aria-hidden="true" />
          <b>{words.waits}</b>
          <span>{words.waitsText}</span>
        </output>
      )}
      <p className={styles['problem']} role="alert">
        {selling.question === null ? selling.problem : ''}
      </p>
      <AutomaticCashOut coupon={coupon} />
      <Asking {...selling} isLive={coupon.legs.some(isInPlay)} />
    </section>
  )
}

interface OffersProps {
  offers: readonly CashOutPrice[]
  kept: number
  onAsk: (asked: Question) => void
}

/** How much of it, and the button that names what that brings. While nothing is offered it keeps its place. */
function Offers({ offers, kept, onAsk }: OffersProps) {
  const words = useWords(CASH_OUT_WORDS)
  const lang = useLang()
  const heldId = useId()
  const [chosen, setChosen] = useState<number | null>(null)
  const offer = offers.find(({ tenths }) => tenths === chosen) ?? offers.at(-1)
  if (!offer)
    return (
      <>
        <Button wide disabled aria-describedby={heldId} icon="lock">
          {words.held}
        </Button>
        <p id={heldId} className={styles['note']}>
          {words.heldText}
        </p>
      </>
    )
  const { tenths, price } = offer
  const amount = formatMoney(price, lang)
  const all = kept === 10 ? words.whole : words.rest
  return (
    <>
      {offers.length > 1 && (
        <div className={styles['share']}>
          <span>{tenths === kept ? all : words.part}</span>
          <input
            type="range"
            aria-label={words.share}
            aria-valuetext={words.shareText(tenths, amount)}
            min={0}
            max={offers.length - 1}
            value={offers.indexOf(offer)}
            onChange={({ target }) => setChosen(offers[target.valueAsNumber]?.tenths ?? null)}
          />
          <b>{words.percent(tenths)}</b>
        </div>
      )}
      <Button wide className={styles['sell']} onClick={() => onAsk({ tenths, price, was: null })}>
        {words.sell(amount)}
      </Button>
    </>
  )
}

/** Has its match begun, and is its result open? Such a sale is looked at again before it is made. */
const isInPlay = ({ result, score }: Coupon['legs'][number]): boolean =>
  result === null && score !== null

interface AskingProps extends ReturnType<typeof useSelling> {
  isLive: boolean
}

/** The question before a sale, and again where the offer has fallen: the one of before and that of now. */
function Asking({ question, ask, sell, busy, problem, isLive }: AskingProps) {
  const words = useWords(CASH_OUT_WORDS)
  const lang = useLang()
  const amount = formatMoney(question?.price ?? 0, lang)
  const what =
    question === null || question.tenths === 10 ? words.askWhole : words.askPart(question.tenths)
  return (
    <PressedDialog
      open={question !== null}
      onClose={() => ask(null)}
      title={words.ask(what, amount)}
      closeLabel={words.close}
      actions={
        <>
          <Button onClick={() => ask(null)}>{words.keep}</Button>
          <Button busy={busy} onClick={() => question !== null && sell(question)}>
            {words.confirm(amount)}
          </Button>
        </>
      }
    >
      {question !== null && question.was !== null && (
        <div role="alert" className={styles['fallen']}>
          <Icon name="circle-alert" size={16} />
          <p>{words.changed}</p>
          <p>
            <s>
              <span className="heard-only">{words.was} </span>
              {formatMoney(question.was, lang)}
            </s>{' '}
            <b>
              <span className="heard-only">{words.now} </span>
              {amount}
            </b>
          </p>
        </div>
      )}
      <p>{isLive ? words.askLive : words.askNow}</p>
      <p className={styles['note']}>{words.askText}</p>
      <p className={styles['problem']} role="alert">
        {problem ?? ''}
      </p>
    </PressedDialog>
  )
}
