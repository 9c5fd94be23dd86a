import { BareButton } from '#kit/controls/button.tsx'
import { useNavigate } from 'react-router'
import { Icon } from '#kit/art/icon.tsx'
import { useIsMember } from '#web/state/auth.ts'
import type { FavouriteKind } from '#web/call/favourite-lists.ts'
import { writeStored } from '#web/state/stored.ts'
import { useWords } from '#web/words/words.ts'
import { HEART_WORDS } from '#web/parts/favourites/heart-words.ts'
import styles from './heart-button.module.css'

interface HeartProps {
  name: string
  isMarked: boolean
}

/** The heart over a tile. */
export function HeartButton({
  kind,
  id,
  ...mark
}: HeartProps & { kind: FavouriteKind; id: number }) {
  return (
    <Heart
      {...mark}
      onMark={async (isMarked) =>
        (await import('./toggle-favourite.ts')).toggleFavourite(kind, id, isMarked)
      }
    />
  )
}

/** `line`: beside what it marks, in place of over it. */
type MarkProps = HeartProps & {
  look?: 'over' | 'line'
  onMark: (isMarked: boolean) => Promise<void>
}

/** A member's mark. A visitor is led to log in, and back to where they were. */
export function Heart({ name, isMarked, look = 'over', onMark }: MarkProps) {
  const words = useWords(HEART_WORDS)
  const isMember = useIsMember()
  const navigate = useNavigate()
  const isOn = isMember && isMarked
  const press = async () => {
    if (isMember) return onMark(!isOn)
    const { pathname, search } = location
    writeStored('returnUrl', pathname + search)
    await navigate('/login')
  }
  return (
    <BareButton
      className={styles['heart']}
      aria-label={words.name(name)}
      data-look={look}
      aria-pressed={isOn}
      title={isOn ? words.remove : words.add}
      onClick={() => void press()}
    >
      <Icon name="heart" size={18} />
    </BareButton>
  )
}
