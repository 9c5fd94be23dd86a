import { useNavigate } from 'react-router'
import type { Data } from '#contract/registry.ts'
import { Button } from '#kit/button.tsx'
import { Dialog } from '#kit/dialog.tsx'
import { Icon } from '#kit/icon.tsx'
import { Money } from '#kit/money.tsx'
import { StarRings } from '#kit/star-art.tsx'
import { useWords } from '#web/words/words.ts'
import styles from './won-jackpot.module.css'
import { JACKPOT_WORDS } from './words.ts'

export type WonJackpot = Data<'casino/play_session'>['jackpots'][number]

interface WonProps {
  won: WonJackpot
  /** The member has seen it. */
  onSeen: () => void
}

/** A jackpot that the member won: which, how much, and where the round and its proof stand. */
export default function WonJackpotDialog({ won, onSeen }: WonProps) {
  const words = useWords(JACKPOT_WORDS)
  const navigate = useNavigate()
  const toRound = () => {
    onSeen()
    void navigate(`/profile/games?round=${won.roundID}`)
  }
  return (
    <Dialog
      open
      onClose={onSeen}
      title={words.wonTitle(words.levels[won.level])}
      closeLabel={words.close}
      actions={
        <>
          <Button onClick={toRound}>{words.wonProof}</Button>
          <Button kind="act" onClick={onSeen}>
            {words.goOn}
          </Button>
        </>
      }
    >
      <div className={styles['won']}>
        <StarRings size={128} className={styles['rings'] ?? ''}>
          <Icon name="trophy" size={40} />
        </StarRings>
        <output className={styles['amount']}>
          <Money amount={won.amount} tone="money" />
        </output>
        <p>{words.wonText(won.gameName)}</p>
        <p className={styles['round']}>{words.wonRound(won.roundID)}</p>
      </div>
    </Dialog>
  )
}
