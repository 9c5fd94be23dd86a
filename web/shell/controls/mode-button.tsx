import { BareButton } from '#kit/controls/button.tsx'
import { useStore } from 'zustand'
import { Icon } from '#kit/art/icon.tsx'
import { modeState, chooseMode } from '#web/state/mode-state.ts'
import { useWords } from '#web/words/words.ts'
import { FRAME_WORDS } from './frame-words.ts'

/** Night or day, at a press. Shows the present one, is named by what it does. */
export function ModeButton(props: { className: string; iconSize?: number }) {
  const words = useWords(FRAME_WORDS)
  const mode = useStore(modeState)
  const isNight = mode === 'night'
  return (
    <BareButton
      className={props.className}
      aria-label={isNight ? `${words.night}. ${words.toDay}` : `${words.day}. ${words.toNight}`}
      onClick={() => chooseMode(isNight ? 'day' : 'night')}
    >
      <Icon name={isNight ? 'moon' : 'sun'} size={props.iconSize ?? 20} />
      <span>{isNight ? words.night : words.day}</span>
    </BareButton>
  )
}
