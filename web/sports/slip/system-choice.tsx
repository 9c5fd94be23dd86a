import { BareButton } from '#kit/controls/button.tsx'
import { systemOf, systemsOf, systemText, withSize } from '#web/parts/sports/systems.ts'
import { useWords } from '#web/words/words.ts'
import { bankersIn } from './pick-changes.ts'
import { chooseSystem, useSlip } from '../picks.ts'
import { SLIP_WORDS } from './slip-words.ts'
import styles from './slip.module.css'
import { linesIn } from './slip-sums.ts'

/** Which picks stand together: so many of them in every choice, in several sizes at once, or those that a name stands for. */
export function SystemChoice() {
  const words = useWords(SLIP_WORDS)
  const picks = useSlip((state) => state.picks)
  const system = useSlip((state) => state.system)
  const bankers = bankersIn(picks).length
  const others = picks.length - bankers
  const systems = systemsOf(others, bankers)
  const chosen = systemOf(others, system, bankers)
  if (chosen === null) return null
  return (
    <fieldset className={styles['systems']} aria-label={words.systems}>
      {systems.map(({ id, sizes: [size = 0, ...more], sizes }) => {
        const lines = linesIn({ picks, kind: 'system', system: id })
        const isPlain = more.length === 0
        const isChosen = isPlain
          ? /^\d/.test(chosen.id) && chosen.sizes.includes(size)
          : id === chosen.id
        return (
          <BareButton
            key={id}
            aria-pressed={isChosen}
            onClick={() => chooseSystem(isPlain ? withSize(chosen, size) : id)}
          >
            <b>{systemText(sizes, others)}</b>
            <small>{words.lines(lines)}</small>
          </BareButton>
        )
      })}
    </fieldset>
  )
}
