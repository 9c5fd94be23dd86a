import { useNavigate } from 'react-router'
import { fromWire, toWire } from '#contract/money.ts'
import type { Data } from '#contract/registry.ts'
import { Button } from '#kit/controls/button.tsx'
import { Dialog } from '#kit/feedback/dialog.tsx'
import { Fact, Facts } from '#kit/layout/facts.tsx'
import { Icon } from '#kit/art/icon.tsx'
import { Money } from '#kit/text/money.tsx'
import { StarRings } from '#kit/art/star-art.tsx'
import { useWords } from '#web/words/words.ts'
import styles from './won-jackpots.module.css'
import { JACKPOT_WORDS } from './words.ts'

export type WonJackpot = Data<'casino/play_session'>['jackpots'][number]

interface WonProps {
  /** Of one round, at least one. */
  won: readonly WonJackpot[]
  /** The member has seen them. */
  onSeen: () => void
}

/** What the member's round won of the jackpots: which, how much, and where it and its proof stand. */
export default function WonJackpotsDialog({ won, onSeen }: WonProps) {
  const words = useWords(JACKPOT_WORDS)
  const navigate = useNavigate()
  const [first] = won
  if (first === undefined) return null
  const { roundID, gameName, level } = first
  const isOne = won.length === 1
  const toRound = () => {
    onSeen()
    void navigate(`/profile/games?round=${roundID}`)
  }
  return (
    <Dialog
      open
      onClose={onSeen}
      title={isOne ? words.wonTitle(words.levels[level]) : words.wonTitles(won.length)}
      closeLabel={words.close}
      actions={
        <>
          <Button onClick={toRound}>{words.wonProof}</Button>
          <Button variant="act" onClick={onSeen}>
            {words.goOn}
          </Button>
        </>
      }
    >
      <div className={styles['won']}>
        <StarRings size={isOne ? 128 : 104} className={styles['rings'] ?? ''}>
          <Icon name="trophy" size={isOne ? 40 : 32} />
        </StarRings>
        <output className={styles['amount']}>
          <Money amount={totalOf(won)} tone="money" />
        </output>
        {!isOne && <Pools won={won} />}
        <p>{isOne ? words.wonText(gameName) : words.wonTexts(gameName)}</p>
        <p className={styles['round']}>{words.wonRound(roundID)}</p>
      </div>
    </Dialog>
  )
}

const totalOf = (won: readonly WonJackpot[]): number =>
  toWire(won.reduce((sum, { amount }) => sum + (fromWire(amount) ?? 0n), 0n))

/** Which of them gave how much. */
function Pools({ won }: Pick<WonProps, 'won'>) {
  const words = useWords(JACKPOT_WORDS)
  return (
    <div className={styles['pools']}>
      <Facts values="beside">
        {won.map(({ level, amount }) => (
          <Fact key={level} name={words.levels[level]}>
            <Money amount={amount} tone="money" />
          </Fact>
        ))}
      </Facts>
    </div>
  )
}
