import { Icon } from '#kit/art/icon.tsx'
import { buttonClass } from '#kit/controls/button.tsx'
import { useWords } from '#web/words/words.ts'
import styles from './control.module.css'
import { CONTROL_WORDS } from './words.ts'

/** Who helps, as the footer's panel says it; nothing of it waits for an answer of the house. */
export function HelpLine() {
  const words = useWords(CONTROL_WORDS)
  return (
    <p className={styles['help']}>
      <Icon name="heart-handshake" size={20} />
      <span>{words.help}</span>
      <a className={buttonClass({ size: 'small' })} href="tel:115">
        <Icon name="phone" size={16} />
        {words.call}
      </a>
    </p>
  )
}
