import { BareButton } from '#kit/controls/button.tsx'
import { systemOf, systemsOf, systemText } from '#web/parts/sports/systems.ts'
import { useWords } from '#web/words/words.ts'
import { chooseSystem, useSlip } from './picks.ts'
import { SLIP_WORDS } from './slip-words.ts'
import styles from './slip.module.css'
import { linesIn } from './slip-sums.ts'

/** Which picks stand together: so many of them in every choice, or several sizes at once by their name. */
export function SystemChoice() {
  const words = useWords(SLIP_WORDS)
  const picks = useSlip((state) => state.picks)
  const chosen = useSlip((state) => systemOf(state.picks.length, state.system)?.id)
  const systems = systemsOf(picks.length)
  if (systems.length === 0) return null
  return (
    <fieldset className={styles['systems']} aria-label={words.systems}>
      {systems.map(({ id, sizes }) => {
        const lines = linesIn({ picks, kind: 'system', system: id })
        return (
          <BareButton key={id} aria-pressed={id === chosen} onClick={() => chooseSystem(id)}>
            <b>{systemText(sizes, picks.length)}</b>
            <small>{words.lines(lines)}</small>
          </BareButton>
        )
      })}
    </fieldset>
  )
}
