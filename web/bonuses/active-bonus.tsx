import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { playPath } from '#contract/addresses/play.ts'
import type { Data } from '#contract/registry.ts'
import { Button, buttonClass } from '#kit/controls/button.tsx'
import { Badge } from '#kit/feedback/badge.tsx'
import { cardClass } from '#kit/layout/card.tsx'
import { Fact, Facts } from '#kit/layout/facts.tsx'
import { useLang } from '#kit/text/language.ts'
import { formatMoney } from '#kit/text/money-format.ts'
import { Money } from '#kit/text/money.tsx'
import { notifyReply } from '#web/call/notify.ts'
import { useCall, useSend } from '#web/call/use-call.ts'
import { useBonus } from '#web/parts/balance/use-bonus.ts'
import { PressedDialog } from '#web/parts/screen/overlay-sheet.tsx'
import { useAuth } from '#web/state/auth.ts'
import { dayAndTime } from '#web/words/moment.ts'
import { inEach, useWords } from '#web/words/words.ts'
import styles from './bonuses.module.css'
import { gamesOf } from './terms.ts'
import { WageringStar } from './wagering-star.tsx'
import { BONUS_WORDS } from './words.ts'

export type Active = NonNullable<Data<'bonus/active'>>

interface ActiveBonusProps {
  bonus: Active
  /** Taken on this page: whoever took it goes on from here, though they pressed further down. */
  isJustTaken: boolean
}

/** The bonus under way: how far it is, until when, and the way out. */
export function ActiveBonus({ bonus: first, isJustTaken }: ActiveBonusProps) {
  const words = useWords(BONUS_WORDS)
  const name = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isJustTaken) name.current?.focus()
  }, [isJustTaken])
  const lang = useLang()
  // Followed while money moves, as the bar above follows it.
  const bonus = useBonus().progress ?? first
  const { wagered, wageringDue, expiresAt, stakeMax } = bonus
  const rounds = roundsLeftOf(bonus)
  const bets = betsLeftOf(bonus)
  const terms = [
    words.until(dayAndTime(expiresAt, lang)),
    ...(bonus.weights.length === 0 ? [] : [gamesOf(bonus, words)]),
    ...(stakeMax === null ? [] : [words.stakeMaxShort(formatMoney(stakeMax, lang))]),
  ]
  return (
    <section className={cardClass(styles['active'])} aria-labelledby="active-bonus">
      {rounds ? (
        <WageringStar done={rounds.played} due={rounds.all} name={words.free.played} />
      ) : bets ? (
        <WageringStar done={bets.all - bets.left} due={bets.all} name={words.bets.placed} />
      ) : (
        <WageringStar done={wagered} due={wageringDue} name={words.wagered} />
      )}
      <div className={styles['progress']}>
        <h2 id="active-bonus" ref={name} tabIndex={-1}>
          {bonus.name} <Badge>{words.active}</Badge>
        </h2>
        {rounds ? (
          <RoundsLeft bonus={bonus} rounds={rounds} />
        ) : bets ? (
          <BetsLeft bonus={bonus} bets={bets} />
        ) : (
          <p>
            {words.progress(formatMoney(wagered, lang), formatMoney(wageringDue, lang))}{' '}
            {words.left(formatMoney(Math.max(0, wageringDue - wagered), lang))}
          </p>
        )}
        <p className={styles['quiet']}>{terms.join(' · ')}</p>
      </div>
      <Purse bonus={bonus} />
    </section>
  )
}

interface RoundsOf {
  game: string
  gameID: number | null
  played: number
  all: number
}

/** Free rounds, while some are left. */
function roundsLeftOf({ freeRounds, roundsPlayed }: Active): RoundsOf | null {
  if (freeRounds === null || roundsPlayed === null || roundsPlayed >= freeRounds.rounds) return null
  const { game, gameID, rounds } = freeRounds
  return { game, gameID, played: roundsPlayed, all: rounds }
}

interface BetsOf {
  all: number
  left: number
}

/** Free bets, while some are to be placed, or nothing else is to be done. */
function betsLeftOf({ bets: all, betsLeft: left, wageringDue }: Active): BetsOf | null {
  if (all === null || left === null || (left === 0 && wageringDue > 0)) return null
  return { all, left }
}

function BetsLeft({ bonus, bets: { all, left } }: { bonus: Active; bets: BetsOf }) {
  const words = useWords(BONUS_WORDS)
  const lang = useLang()
  return (
    <>
      <p>
        {words.bets.progress(all - left, all)} {left > 0 && words.bets.left(left)}
      </p>
      <p>
        {bonus.wagering === 0 ? words.bets.afterCash : words.bets.after(bonus.wagering)}
        {bonus.wageringDue > 0 &&
          ` ${words.bets.won(formatMoney(bonus.wageringDue, lang), formatMoney(bonus.wagered, lang))}`}
      </p>
      <Link className={buttonClass({ variant: 'act' })} to="/sport">
        {words.bets.toSport}
      </Link>
    </>
  )
}

function RoundsLeft({ bonus, rounds }: { bonus: Active; rounds: RoundsOf }) {
  const words = useWords(BONUS_WORDS)
  const lang = useLang()
  const { played, all, game, gameID } = rounds
  return (
    <>
      <p>
        {words.free.progress(played, all)} {words.free.left(all - played, game)}
      </p>
      <p>
        {bonus.wagering === 0 ? words.free.afterCash : words.free.after(bonus.wagering)}
        {bonus.wageringDue > 0 &&
          ` ${words.free.won(formatMoney(bonus.wageringDue, lang), formatMoney(bonus.wagered, lang))}`}
      </p>
      {gameID !== null && (
        <Link className={buttonClass({ variant: 'act' })} to={playPath('slot', gameID)}>
          {words.free.play(game)}
        </Link>
      )}
    </>
  )
}

function Purse({ bonus }: { bonus: Active }) {
  const words = useWords(BONUS_WORDS)
  const isShown = useAuth((state) => state.showBalance)
  const { data } = useCall('finance/check_balance', {}, { silent: true })
  const cash = data?.[0]?.cash ?? 0
  const money = data?.[0]?.bonus ?? bonus.balance
  const rounds = roundsLeftOf(bonus)
  return (
    <div className={styles['purse']}>
      <Facts values="beside">
        <Fact name={words.cash}>
          {isShown ? <Money amount={cash} tone="money" /> : <Hidden text={words.hidden} />}
        </Fact>
        <Fact name={words.bonus}>
          {isShown ? <Money amount={money} /> : <Hidden text={words.hidden} />}
        </Fact>
        {rounds && <Fact name={words.free.roundsLeft}>{rounds.all - rounds.played}</Fact>}
        {bonus.betsLeft !== null && <Fact name={words.bets.leftShort}>{bonus.betsLeft}</Fact>}
      </Facts>
      <GiveUp bonus={bonus} cash={cash} money={money} />
      <p className={styles['quiet']}>{words.giveUpNote}</p>
    </div>
  )
}

const Hidden = ({ text }: { text: string }) => (
  <>
    <span aria-hidden="true">₺ •••••</span>
    <span className="heard-only">{text}</span>
  </>
)

function GiveUp({ bonus, cash, money }: { bonus: Active; cash: number; money: number }) {
  const words = useWords(BONUS_WORDS)
  const lang = useLang()
  const [isAsking, setAsking] = useState(false)
  const rounds = roundsLeftOf(bonus)
  const { mutate, isPending } = useSend('bonus/cancel', { success: false })
  const giveUp = () =>
    mutate(
      { bonusID: bonus.bonusID },
      {
        onSuccess: () =>
          notifyReply(
            'positive',
            inEach(BONUS_WORDS, ({ givenUp }) => givenUp),
          ),
        onSettled: () => setAsking(false),
      },
    )
  return (
    <>
      <Button wide onClick={() => setAsking(true)}>
        {words.giveUp}
      </Button>
      <PressedDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={words.giveUpTitle}
        closeLabel={words.close}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{words.keep}</Button>
            <Button variant="danger" busy={isPending} onClick={giveUp}>
              {rounds && money === 0
                ? words.free.giveUpNow
                : bonus.betsLeft !== null && money === 0
                  ? words.bets.giveUpNow
                  : words.giveUpNow(formatMoney(money, lang))}
            </Button>
          </>
        }
      >
        <p>
          {words.giveUpText(formatMoney(money, lang), formatMoney(cash, lang))}{' '}
          {rounds && words.free.lapse(rounds.all - rounds.played)}
          {bonus.betsLeft !== null && words.bets.lapse(bonus.betsLeft)}
        </p>
      </PressedDialog>
    </>
  )
}
