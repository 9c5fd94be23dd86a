import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { Icon } from '../art/icon.tsx'
import type { IconName } from '../art/icon-shapes.ts'
import styles from './button.module.css'

/** `act` is the one thing a screen wants done; `plain` the rest; `quiet` has no box; `danger` ends something. */
export type ButtonVariant = 'act' | 'plain' | 'quiet' | 'danger' | 'glaze'
export type ButtonSize = 'small' | 'medium' | 'large'

interface Looks {
  variant?: ButtonVariant
  size?: ButtonSize
  wide?: boolean
}

/** The same looks for something that is a link: `<Link className={buttonClass({ variant: 'act' })}>`. */
export function buttonClass(looks: Looks = {}): string {
  const names = [styles['button'], styles[looks.variant ?? 'plain'], styles[looks.size ?? 'medium']]
  if (looks.wide === true) names.push(styles['wide'])
  return names.join(' ')
}

type ButtonProps = Looks &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> & {
    type?: 'button' | 'submit'
    ref?: Ref<HTMLButtonElement>
    icon?: IconName
    iconAfter?: IconName
    /** Work is under way: the button keeps its width, says so, and takes no second press. */
    busy?: boolean
    children: ReactNode
  }

export function Button(props: ButtonProps) {
  const { variant, size, wide, icon, iconAfter, busy = false, children, onClick, ...rest } = props
  const looks: Looks = { variant: variant ?? 'plain', size: size ?? 'medium', wide: wide ?? false }
  return (
    <button
      type="button"
      {...rest}
      className={`${buttonClass(looks)} ${rest.className ?? ''}`}
      aria-busy={busy}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        // Not `disabled`: a button that is would lose the focus of whoever pressed it.
        if (busy) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {icon !== undefined && <Icon name={icon} size={18} />}
      {children}
      {iconAfter !== undefined && <Icon name={iconAfter} size={18} />}
      {busy && <span className={styles['busy']} aria-hidden="true" />}
    </button>
  )
}

/** A button with no looks but those it is given: a tile, a tab, a line of a menu. */
export function BareButton(
  props: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> & {
    children?: ReactNode
    ref?: Ref<HTMLButtonElement>
  },
) {
  return <button type="button" {...props} />
}

/** A square button that is only an icon; `label` is what it is called. */
export function IconButton(
  props: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'children'> & {
    icon: IconName
    label: string
    iconSize?: number
    boxed?: boolean
  },
) {
  const { icon, label, iconSize, boxed = false, className, ...rest } = props
  const looks = `${styles['square']} ${boxed ? styles['boxed'] : ''} ${className ?? ''}`
  return (
    <button type="button" {...rest} className={looks} aria-label={label} title={label}>
      <Icon name={icon} size={iconSize ?? 20} />
    </button>
  )
}
