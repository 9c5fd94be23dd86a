import { BareButton } from '#kit/controls/button.tsx'
import { Icon } from '#kit/art/icon.tsx'
import type { MethodType } from '#web/call/favourite-methods.ts'
import { HEART_WORDS } from '#web/parts/favourites/heart-words.ts'
import { useWords } from '#web/words/words.ts'
import styles from './method-heart.module.css'
import { METHOD_WORDS } from './method-words.ts'
import { toggleFavouriteMethod } from './toggle-favourite-method.ts'

interface MethodHeartProps {
  Type: MethodType
  id: number
  name: string
  isMarked: boolean
}

/** The heart that was pressed: its method moves to another place of the list, and what was focused goes with it. */
let pressed: string | null = null

function keepFocus(heart: HTMLElement | null, key: string): void {
  if (heart !== null && pressed === key && document.activeElement === document.body) heart.focus()
}

/** The mark of a payment method, beside its name. */
export function MethodHeart({ Type, id, name, isMarked }: MethodHeartProps) {
  const { favourite } = useWords(METHOD_WORDS)
  const words = useWords(HEART_WORDS)
  const key = `${Type}:${id}`
  const press = (): void => {
    pressed = key
    void toggleFavouriteMethod(Type, id, !isMarked).finally(() => (pressed = null))
  }
  return (
    <BareButton
      ref={(heart) => keepFocus(heart, key)}
      className={styles['heart']}
      aria-label={favourite(name)}
      aria-pressed={isMarked}
      title={isMarked ? words.remove : words.add}
      onClick={press}
    >
      <Icon name="heart" size={20} />
    </BareButton>
  )
}
