import { useId, useState, type InputHTMLAttributes, type ReactNode, type Ref } from 'react'
import type { SelectHTMLAttributes } from 'react'
import { IconButton } from '../controls/button.tsx'
import { Icon } from '../art/icon.tsx'
import type { IconName } from '../art/icon-shapes.ts'
import styles from './field.module.css'

export interface Around {
  /** For whoever links to the field, as an ErrorSummary does. */
  id?: string
  label: string
  hint?: ReactNode
  /** What is wrong with the value; reaches screen readers through the input. */
  error?: string | undefined
  /** An ErrorSummary tells what is wrong with this form: the field does not say it a second time. */
  summed?: boolean | undefined
}

type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'size'> & {
  ref?: Ref<HTMLInputElement>
}

/** What is wrong, in its own colour, said once by screen readers unless a summary says it. */
export function FieldError(props: Pick<Around, 'error' | 'summed'> & { id: string }) {
  return (
    <p id={props.id} className={styles['error']} role={props.summed === true ? undefined : 'alert'}>
      {props.error !== undefined && props.error !== '' && (
        <>
          <Icon name="circle-alert" size={14} />
          {props.error}
        </>
      )}
    </p>
  )
}

function Frame(props: Around & { id: string; children: ReactNode }) {
  return (
    <div className={styles['field']}>
      <label htmlFor={props.id} className={styles['label']}>
        {props.label}
      </label>
      {props.children}
      {props.hint !== undefined && (
        <p id={`${props.id}-hint`} className={styles['hint']}>
          {props.hint}
        </p>
      )}
      <FieldError id={`${props.id}-error`} error={props.error} summed={props.summed} />
    </div>
  )
}

const described = (id: string, around: Around) => ({
  id,
  'aria-invalid': around.error !== undefined && around.error !== '',
  'aria-describedby': `${around.hint === undefined ? '' : `${id}-hint `}${id}-error`,
})

/** One line of text with its label, hint and error. `before` and `after` stand inside the box. */
export function Field(
  props: Around & InputProps & { icon?: IconName; before?: ReactNode; after?: ReactNode },
) {
  const ownId = useId()
  const { id = ownId, label, hint, error, summed, icon, before, after, ...input } = props
  const around: Around = { label, hint, error, summed }
  return (
    <Frame {...around} id={id}>
      <div className={styles['box']}>
        {icon !== undefined && <Icon name={icon} size={18} className={styles['icon'] ?? ''} />}
        {before}
        <input {...input} {...described(id, around)} className={styles['input']} />
        {after}
      </div>
    </Frame>
  )
}

/** A password with a button that shows it. `shownLabel` and `hiddenLabel` name that button. */
export function PasswordField(
  props: Around & InputProps & { showLabel: string; hideLabel: string },
) {
  const [shown, setShown] = useState(false)
  const { showLabel, hideLabel, ...field } = props
  return (
    <Field
      {...field}
      icon="lock"
      type={shown ? 'text' : 'password'}
      after={
        <IconButton
          icon={shown ? 'eye-off' : 'eye'}
          label={shown ? hideLabel : showLabel}
          aria-pressed={shown}
          iconSize={18}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}

/** A choice of few, as the system draws it. */
export function SelectField(
  props: Around & Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'> & { children: ReactNode },
) {
  const ownId = useId()
  const { id = ownId, label, hint, error, summed, children, ...select } = props
  const around: Around = { label, hint, error, summed }
  return (
    <Frame {...around} id={id}>
      <div className={styles['box']}>
        <select {...select} {...described(id, around)} className={styles['input']}>
          {children}
        </select>
        <Icon name="chevron-down" size={18} className={styles['icon'] ?? ''} />
      </div>
    </Frame>
  )
}
