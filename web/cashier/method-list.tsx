import { useId, type ReactNode } from 'react'
import { cardClass } from '#kit/layout/card.tsx'
import { FieldError } from '#kit/forms/field.tsx'
import { Icon } from '#kit/art/icon.tsx'
import { useLang } from '#kit/text/language.ts'
import { formatNumber } from '#kit/text/number-format.ts'
import type { MethodType } from '#web/call/favourite-methods.ts'
import { MethodHeart } from '#web/parts/methods/method-heart.tsx'
import { MethodMark } from '#web/parts/methods/method-mark.tsx'
import { useWords } from '#web/words/words.ts'
import { isGroup, sectionsOf, type Listed, type Method, type MethodGroup } from './method.ts'
import styles from './method-list.module.css'
import { CASHIER_WORDS } from './words.ts'

interface MethodListProps {
  label: string
  Type: MethodType
  listed: readonly Listed[]
  chosenId: number | null
  /** So few that they stand without headings; what is said in the place of none. */
  few?: { none: string }
  /** None was chosen, and one has to be. */
  error?: string | undefined
  /** `byTouch`: pressed, and not walked to with the keys. */
  onChoose: (id: number, byTouch: boolean) => void
}

/** The ways to pay, one of them chosen: each once, favourites first, then what is offered first, then the rest. */
export function MethodList(props: MethodListProps) {
  const words = useWords(CASHIER_WORDS)
  const errorId = useId()
  const { favourites, highlighted, rest } = sectionsOf(props.listed)
  const isFew = props.few !== undefined
  const isAlone = isFew || favourites.length + highlighted.length === 0
  const entryOf = (method: Method) => (
    <Entry key={method.id} {...choiceOf(props, method)} method={method} small={false} />
  )
  return (
    <fieldset className={styles['list']} data-few={isFew} aria-describedby={errorId}>
      <legend className={isAlone ? styles['legend'] : 'heard-only'}>{props.label}</legend>
      <Section title={isFew ? null : words.favourites}>{favourites.map(entryOf)}</Section>
      <Section title={isFew ? null : words.highlighted}>{highlighted.map(entryOf)}</Section>
      <Section title={isAlone ? null : words.allMethods}>
        {rest.map((method) =>
          isGroup(method) ? <Group key={method.id} {...props} group={method} /> : entryOf(method),
        )}
      </Section>
      {isFew && props.listed.length === 0 && <p className={styles['none']}>{props.few?.none}</p>}
      <FieldError id={errorId} error={props.error} />
    </fieldset>
  )
}

const choiceOf = ({ Type, chosenId, onChoose }: MethodListProps, { id }: Method) => ({
  Type,
  isChosen: chosenId === id,
  onChoose: (byTouch: boolean) => onChoose(id, byTouch),
})

function Section({ title, children }: { title: string | null; children: readonly ReactNode[] }) {
  if (children.length === 0) return null
  return (
    <div className={styles['section']}>
      {title !== null && <h2>{title}</h2>}
      {children}
    </div>
  )
}

function Group({ group, ...props }: MethodListProps & { group: MethodGroup }) {
  const words = useWords(CASHIER_WORDS)
  const isInside = group.methods.some(({ id }) => id === props.chosenId)
  return (
    <details
      // Whoever comes with one of its methods chosen finds it open.
      key={String(isInside)}
      open={isInside}
      className={cardClass(styles['group'], 'strong')}
      data-group-id={group.id}
    >
      <summary>
        <MethodMark image={group.image} />
        <span className={styles['text']}>
          <strong>{group.name}</strong>
          <span className={styles['facts']}>{words.inGroup(group.methods.length)}</span>
        </span>
        <Icon name="chevron-down" size={20} />
      </summary>
      <div className={styles['members']}>
        {group.methods.map((method) => (
          <Entry key={method.id} {...choiceOf(props, method)} method={method} small />
        ))}
      </div>
    </details>
  )
}

interface EntryProps {
  Type: MethodType
  method: Method
  isChosen: boolean
  /** As one of a group, whose line says the rest. */
  small: boolean
  onChoose: (byTouch: boolean) => void
}

function Entry({ Type, method, isChosen, small, onChoose }: EntryProps) {
  const lang = useLang()
  const { id, name, image, isFavourite, duration, minimum, maximum } = method
  // From and to stay in one line: after a dash even a fixed space may break, but for a joiner between them.
  const limits = `₺${formatNumber(minimum, lang)}\u00a0–\u2060\u00a0₺${formatNumber(maximum, lang)}`
  return (
    <div className={cardClass(styles['card'], 'strong')} data-method-id={id}>
      <label className={styles['choice']}>
        <input
          type="radio"
          name="method"
          className="heard-only"
          checked={isChosen}
          onChange={() => onChoose(false)}
          // A press counts its clicks; keys that walk from one to the next count none.
          onClick={({ detail }) => detail > 0 && onChoose(true)}
        />
        <MethodMark image={image} size={small ? 28 : 44} />
        <span className={styles['text']}>
          <strong>{name}</strong>
          {!small && <span className={styles['facts']}>{`${duration} · ${limits}`}</span>}
        </span>
      </label>
      <MethodHeart Type={Type} id={id} name={name} isMarked={isFavourite} />
    </div>
  )
}
