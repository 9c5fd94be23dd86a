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

/** The mark of a payment method, beside its name. */
export function MethodHeart({ Type, id, name, isMarked }: MethodHeartProps) {
  const { favourite } = useWords(METHOD_WORDS)
  const words = useWords(HEART_WORDS)
  return (
    <BareButton
      className={styles['heart']}
      aria-label={favourite(name)}
      aria-pressed={isMarked}
      title={isMarked ? words.remove : words.add}
      onClick={() => void toggleFavouriteMethod(Type, id, !isMarked)}
    >
      <Icon name="heart" size={20} />
    </BareButton>
  )
}
