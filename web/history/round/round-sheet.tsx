import { Link } from 'react-router'
import type { Data } from '#contract/registry.ts'
import { Button, buttonClass } from '#kit/controls/button.tsx'
import { Icon } from '#kit/art/icon.tsx'
import { useLang } from '#kit/text/language.ts'
import { formatMoney } from '#kit/text/money-format.ts'
import { Money } from '#kit/text/money.tsx'
import { stackClass } from '#kit/layout/stack.tsx'
import { showToast } from '#kit/feedback/toast-queue.ts'
import { useCall } from '#web/call/use-call.ts'
import { JACKPOT_WORDS } from '#web/parts/jackpots/words.ts'
import { playPath } from '#contract/addresses/play.ts'
import { replayPath } from '#contract/addresses/replay.ts'
import { useMayLead } from '#web/state/open-to-restricted.ts'
import { dayAndTime } from '#web/words/moment.ts'
import { useWords } from '#web/words/words.ts'
import { HISTORY_WORDS } from '../history-words.ts'
import { Multiple, Net, Payout } from './round-outcome.tsx'
import { RoundFacts, RoundLost, RoundPending, type NamedFact } from './round-parts.tsx'
import { RoundProof } from './round-proof.tsx'
import styles from './round-sheet.module.css'
import { storyOf } from './round-story.ts'

type Round = Data<'casino/round'>

/** One round, whole: its figures, what happened, and what proves that it was fair. */
export function RoundSheet({ roundId }: { roundId: number }) {
  const query = useCall('casino/round', { roundID: roundId }, { silent: true, freshMs: 0 })
  if (query.isPending) return <RoundPending />
  if (query.isError) return <RoundLost error={query.error} onAgain={() => void query.refetch()} />
  return (
    <div className={styles['body']}>
      <Figures round={query.data} />
      <Again round={query.data} />
      <Story round={query.data} />
      <RoundProof round={query.data} />
    </div>
  )
}

function Figures({ round }: { round: Round }) {
  const mayLead = useMayLead()
  const path = playPath('slot', round.gameID)
  const words = useWords(HISTORY_WORDS)
  const lang = useLang()
  const modes: Readonly<Record<string, string>> = words.modes
  const { levels } = useWords(JACKPOT_WORDS)
  const facts: readonly NamedFact[] = [
    [words.time, dayAndTime(round.at, lang)],
    [words.mode, modes[round.mode] ?? round.mode],
    [words.stake, <Money key="stake" amount={round.stake} />],
    [words.payout, <Payout key="payout" {...round} />],
    [words.multiplier, <Multiple key="multiplier" {...round} />],
    [words.net, <Net key="net" {...round} />],
    ...won(round).map(([level, amount]): NamedFact => [
      words.jackpot(levels[level]),
      <Money key={level} amount={amount} tone="money" />,
    ]),
  ]
  return (
    <section className={stackClass(12)}>
      <h3>{round.gameName}</h3>
      {round.active && <p className={styles['about']}>{words.runningText}</p>}
      {round.free && <p className={styles['about']}>{words.freeText}</p>}
      <RoundFacts facts={facts} />
      {round.active && mayLead(path) && (
        <Link className={buttonClass({ variant: 'act', wide: true })} to={path}>
          {words.resume}
        </Link>
      )}
    </section>
  )
}

/** The jackpots that the round won, paid beside its own payout. */
const won = ({ jackpot }: Round) =>
  (jackpot?.wins ?? []).map(({ level, amount }) => [level, amount] as const)

/** Ways to see it once more, and to show it: the address says the outcome and nothing of the member. */
function Again({ round }: { round: Round }) {
  const words = useWords(HISTORY_WORDS)
  if (round.active) return null
  const { game, version, mode, baseStake, draw } = round
  const path = replayPath({ game, version, mode, bookID: draw.bookID, amount: baseStake })
  const share = async () => {
    await navigator.clipboard.writeText(location.origin + path)
    showToast({ tone: 'positive', text: words.shared })
  }
  return (
    <div className={styles['again']}>
      <Link className={buttonClass()} to={path}>
        <Icon name="play" size={18} />
        {words.watch}
      </Link>
      <Button icon="copy" onClick={() => void share()}>
        {words.share}
      </Button>
    </div>
  )
}

function Story({ round }: { round: Round }) {
  const words = useWords(HISTORY_WORDS)
  const lang = useLang()
  const story = storyOf(round.events ?? [], lang, (hundredths) =>
    formatMoney((round.baseStake * hundredths) / 100, lang),
  )
  if (story.length === 0) return null
  return (
    <section className={stackClass(12)}>
      <h3>{words.events}</h3>
      <ol className={styles['story']}>
        {story.map(({ text, depth, isMoney }, at) => (
          // Sentences never move: their place is what they are.
          <li key={at} data-depth={depth} data-money={isMoney}>
            {text}
          </li>
        ))}
      </ol>
    </section>
  )
}
