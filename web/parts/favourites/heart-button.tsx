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
  kind: FavouriteKind
  id: number
  name: string
  isMarked: boolean
}

/** The heart over a tile: a member's mark. A visitor is led to log in, and back to where they were. */
export function HeartButton({ kind, id, name, isMarked }: HeartProps) {
  const words = useWords(HEART_WORDS)
  const isMember = useIsMember()
  const navigate = useNavigate()
  const isOn = isMember && isMarked
  const press = async () => {
    if (isMember) return (await import('./toggle-favourite.ts')).toggleFavourite(kind, id, !isOn)
    const { pathname, search } = location
    writeStored('returnUrl', pathname + search)
    await navigate('/login')
  }
  return (
    <BareButton
      className={styles['heart']}
      aria-label={words.name(name)}
      aria-pressed={isOn}
      title={isOn ? words.remove : words.add}
      onClick={() => void press()}
    >
      <Icon name="heart" size={18} />
    </BareButton>
  )
}
