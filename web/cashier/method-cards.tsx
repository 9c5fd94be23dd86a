import { cardClass } from '#kit/card.tsx'
import { Icon } from '#kit/icon.tsx'
import { useLang } from '#kit/language.ts'
import { formatMoney } from '#kit/money-format.ts'
import { stackClass } from '#kit/stack.tsx'
import { StarMark } from '#kit/star-art.tsx'
import { useWords } from '#web/words/words.ts'
import styles from './method-cards.module.css'
import type { Method } from './method.ts'
import { CASHIER_WORDS } from './words.ts'

/** The ways to pay, one of them chosen: radio buttons that look like cards. */
export function MethodCards(props: {
  methods: readonly Method[]
  chosenId: number
  onChoose: (id: number) => void
}) {
  const words = useWords(CASHIER_WORDS)
  return (
    <fieldset className={styles['cards']}>
      <legend className={styles['legend']}>{words.methods}</legend>
      {props.methods.map((method) => (
        <MethodCard
          key={method.id}
          method={method}
          chosen={method.id === props.chosenId}
          onChoose={() => props.onChoose(method.id)}
        />
      ))}
    </fieldset>
  )
}

function MethodCard(props: { method: Method; chosen: boolean; onChoose: () => void }) {
  const { method } = props
  const words = useWords(CASHIER_WORDS)
  const lang = useLang()
  const [from, to] = [formatMoney(method.minimum, lang), formatMoney(method.maximum, lang)]
  return (
    <label className={cardClass(styles['card'], 'strong')} data-method-id={method.id}>
      <input
        type="radio"
        name="method"
        className="heard-only"
        checked={props.chosen}
        onChange={props.onChoose}
      />
      <span className={styles['picture']}>
        {method.image === '' ? <StarMark size={34} /> : <img src={method.image} alt="" />}
      </span>
      <span className={stackClass(2)}>
        <strong>{method.name}</strong>
        <span className={styles['about']}>{method.description}</span>
        <span className={styles['facts']}>
          <span className={styles['fact']}>{words.limits(from, to)}</span>
          {method.hasQr && (
            <span className={styles['fact']}>
              <Icon name="qr-code" size={14} />
              {words.qr}
            </span>
          )}
        </span>
      </span>
      <span className={styles['tick']}>
        <Icon name="check" size={16} />
      </span>
    </label>
  )
}
