import { Link } from 'react-router'
import { buttonClass } from '#kit/controls/button.tsx'
import { Fact, Facts } from '#kit/layout/facts.tsx'
import { Stack } from '#kit/layout/stack.tsx'
import { useLang } from '#kit/text/language.ts'
import { formatMoney } from '#kit/text/money-format.ts'
import { useCall } from '#web/call/use-call.ts'
import { OwnSum } from '#web/parts/balance/own-sum.tsx'
import { togetherIn } from '#web/parts/balance/together.ts'
import { percentOf, roundsLeftOf, useBonus } from '#web/parts/balance/use-bonus.ts'
import { dayAndTime } from '#web/words/moment.ts'
import { useMayLead } from '#web/state/open-to-restricted.ts'
import { defineWords, useWords } from '#web/words/words.ts'
import styles from './purse-panel.module.css'

const WORDS = defineWords({
  tr: {
    balance: 'Bakiye',
    together: 'Nakit + bonus',
    cash: 'Nakit',
    bonus: 'Bonus',
    held: 'Süren bahislerde',
    pending: 'Çekimde',
    withdraw: 'Para çek',
    bonuses: 'Bonuslar',
    unknown: 'Bakiyeniz şu anda bilinmiyor.',
    percent: (done: number) => `%${done}`,
    left: (sum: string, moment: string) => `Kalan bahis ${sum} · ${moment} zamanına kadar`,
    rounds: (left: number, moment: string) =>
      `Kalan ücretsiz tur ${left} · ${moment} zamanına kadar`,
    after: (times: number) =>
      times === 0
        ? 'Kazancınız hemen nakittir.'
        : `Kazancınız, ${times} katı bahis yapılınca nakde döner.`,
  },
  en: {
    balance: 'Balance',
    together: 'Cash + bonus',
    cash: 'Cash',
    bonus: 'Bonus',
    held: 'In open bets',
    pending: 'On its way out',
    withdraw: 'Withdraw',
    bonuses: 'Bonuses',
    unknown: 'Your balance is not known right now.',
    percent: (done) => `${done}%`,
    left: (sum, moment) => `${sum} left to stake · until ${moment}`,
    rounds: (left, moment) =>
      `${left} free ${left === 1 ? 'round' : 'rounds'} left · until ${moment}`,
    after: (times) =>
      times === 0
        ? 'What they win is cash at once.'
        : `What they win is cash after ${times} times of it in stakes.`,
  },
})

/** What a member has, by what it is: to play with, held by open bets, on its way out; and how far the bonus is. */
export function PursePanel({ onLeave }: { onLeave: () => void }) {
  const mayLead = useMayLead()
  const words = useWords(WORDS)
  const { data } = useCall('finance/check_balance', {}, { silent: true })
  const wallet = data?.[0]
  return (
    <Stack gap={16}>
      {wallet === undefined ? (
        <p>{words.unknown}</p>
      ) : (
        <div>
          <p className={styles['name']}>{wallet.bonus > 0 ? words.together : words.balance}</p>
          <p className={styles['playable']}>
            <OwnSum amount={togetherIn(wallet)} tone="money" />
          </p>
          <Facts values="beside">
            <Fact name={words.cash}>
              <OwnSum amount={wallet.cash} />
            </Fact>
            <Fact name={words.bonus}>
              <OwnSum amount={wallet.bonus} />
            </Fact>
            <Fact name={words.held}>
              <OwnSum amount={wallet.held} />
            </Fact>
            <Fact name={words.pending}>
              <OwnSum amount={wallet.pendingWithdrawal} />
            </Fact>
          </Facts>
        </div>
      )}
      <Wagering />
      <div className={styles['ways']}>
        <Link className={buttonClass()} to="/withdraw" onClick={onLeave}>
          {words.withdraw}
        </Link>
        {mayLead('/bonuses') && (
          <Link className={buttonClass()} to="/bonuses" onClick={onLeave}>
            {words.bonuses}
          </Link>
        )}
      </div>
    </Stack>
  )
}

function Wagering() {
  const words = useWords(WORDS)
  const lang = useLang()
  const { progress } = useBonus()
  if (progress === null) return null
  const { name, wagered, wageringDue, wagering, expiresAt } = progress
  const percent = percentOf(progress)
  const until = dayAndTime(expiresAt, lang)
  const rounds = roundsLeftOf(progress)
  return (
    <section className={styles['bonus']}>
      <p className={styles['line']}>
        <strong>{name}</strong>
        <span>{words.percent(percent)}</span>
      </p>
      <progress max={100} value={percent} aria-label={name} />
      <p className={styles['left']}>
        {rounds > 0
          ? words.rounds(rounds, until)
          : words.left(formatMoney(Math.max(0, wageringDue - wagered), lang), until)}
      </p>
      {rounds > 0 && <p className={styles['left']}>{words.after(wagering)}</p>}
    </section>
  )
}
