import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { Icon } from '#kit/art/icon.tsx'
import type { IconName } from '#kit/art/icon-shapes.ts'
import { starPath } from '#kit/art/star.ts'
import { Button, buttonClass } from '#kit/controls/button.tsx'
import { Dialog } from '#kit/feedback/dialog.tsx'
import { Fact, Facts } from '#kit/layout/facts.tsx'
import { stackClass } from '#kit/layout/stack.tsx'
import { Money } from '#kit/text/money.tsx'
import { useSend } from '#web/call/use-call.ts'
import { houseNow } from '#web/state/house-clock.ts'
import { defineWords, useWords } from '#web/words/words.ts'
import { aimAt, type ControlAim } from './control-aim.ts'
import styles from './reality-check.module.css'

const WORDS = defineWords({
  tr: {
    title: (hours: number, minutes: number) => {
      if (hours + minutes === 0) return 'Hatırlatma zamanı'
      if (minutes === 0) return `${hours} saattir oynuyorsunuz`
      return `${hours === 0 ? '' : `${hours} saat `}${minutes} dakikadır oynuyorsunuz`
    },
    text: {
      game: 'Oyun durdu, bakiyeniz olduğu gibi bekliyor. Devam edip etmemek size kalmış.',
      bet: 'Bahsiniz alınmadı, bakiyeniz olduğu gibi bekliyor. Devam edip etmemek size kalmış.',
    },
    stakes: 'Bahis',
    payouts: 'Ödeme',
    net: 'Net',
    leave: { game: 'Oyundan çık', bet: 'Bugünlük yeter' },
    limit: 'Limit koy',
    pause: 'Mola ver',
    goOn: { game: 'Oyuna dön', bet: 'Devam et' },
    every: (minutes: number) => `${minutes} dakikada bir hatırlatırız`,
    interval: 'Aralığı değiştir',
    history: 'Geçmişi gör',
  },
  en: {
    title: (hours, minutes) => {
      if (hours + minutes === 0) return 'Time for your reminder'
      const parts = [
        ...(hours === 0 ? [] : [hours === 1 ? '1 hour' : `${hours} hours`]),
        ...(minutes === 0 ? [] : [minutes === 1 ? '1 minute' : `${minutes} minutes`]),
      ]
      return `You have played for ${parts.join(' ')}`
    },
    text: {
      game: 'The game has stopped, and your balance waits as it is. Whether you go on is up to you.',
      bet: 'Your bet was not taken, and your balance waits as it is. Whether you go on is up to you.',
    },
    stakes: 'Stakes',
    payouts: 'Payouts',
    net: 'Net',
    leave: { game: 'Leave game', bet: 'Enough for today' },
    limit: 'Set a limit',
    pause: 'Take a break',
    goOn: { game: 'Back to game', bet: 'Go on' },
    every: (minutes) => `We remind you every ${minutes} minutes`,
    interval: 'Change the interval',
    history: 'See your history',
  },
})

const MINUTE_MS = 60_000

interface RealityCheckProps {
  /** What waits for the answer: a game that has stopped, or a bet that was not taken. */
  of: 'game' | 'bet'
  onLeave: () => void
  onGoOn?: () => void
}

/**
 * Over any game between rounds, and where a bet was not taken: time, stakes, payouts, net, and four ways of equal weight. Play waits until
 * one goes on: whoever leaves, or goes to their limits, is asked again before the next stake, unless they have rested meanwhile.
 */
export default function RealityCheck({ of, onLeave, onGoOn }: RealityCheckProps) {
  const words = useWords(WORDS)
  const { mutate, isPending } = useSend('protection/reality_check', { silent: true })
  const { mutate: ask, data } = useSend('protection/reality_check', { silent: true })
  // Of a browser whose clock is wrong nobody has played for less.
  const [now] = useState(houseNow)
  useEffect(() => ask({}), [ask])
  const since = data?.since ?? null
  const all = since === null ? 0 : Math.max(0, Math.floor((now - Date.parse(since)) / MINUTE_MS))
  const [hours, minutes] = [Math.floor(all / 60), all % 60]
  // A game is left by going; over any other screen the dialog stands until it is answered.
  const onFollow = of === 'bet' ? onLeave : undefined
  return (
    <Dialog
      open
      firm
      onClose={onLeave}
      title={words.title(hours, minutes)}
      closeLabel={null}
      crest={<Clock text={`${hours}:${String(minutes).padStart(2, '0')}`} />}
      actions={
        <>
          <div className={styles['ways']}>
            <Button onClick={onLeave}>{words.leave[of]}</Button>
            <ToControl icon="gauge" text={words.limit} aim="limits" onFollow={onFollow} />
            <ToControl icon="coffee" text={words.pause} aim="pause" onFollow={onFollow} />
            <Button
              busy={isPending}
              onClick={() => mutate({ answered: true }, { onSuccess: () => onGoOn?.() })}
            >
              {words.goOn[of]}
            </Button>
          </div>
          <p className={styles['foot']}>
            {data !== undefined && data.minutes > 0 && `${words.every(data.minutes)} · `}
            <Link to="/control" onClick={onFollow}>
              {words.interval}
            </Link>
            {' · '}
            <Link to="/profile/games" onClick={onFollow}>
              {words.history}
            </Link>
          </p>
        </>
      }
    >
      <div className={stackClass(16)}>
        <p>{words.text[of]}</p>
        {data !== undefined && (
          <div className={styles['figures']}>
            <Facts values="under">
              <Fact name={words.stakes}>
                <Money amount={data.staked} />
              </Fact>
              <Fact name={words.payouts}>
                <Money amount={data.paid} />
              </Fact>
              <Fact name={words.net}>
                <Money amount={data.net} signed tone="plain" />
              </Fact>
            </Facts>
          </div>
        )}
      </div>
    </Dialog>
  )
}

interface ToControlProps {
  icon: IconName
  text: string
  aim: ControlAim
  onFollow: (() => void) | undefined
}

/** To the page of limits and breaks, where both are to be had. */
const ToControl = (props: ToControlProps) => (
  <Link className={buttonClass()} to="/control" state={aimAt(props.aim)} onClick={props.onFollow}>
    <Icon name={props.icon} size={18} />
    {props.text}
  </Link>
)

/** The time once more, for the eye: the title says it in words. */
const Clock = ({ text }: { text: string }) => (
  <span className={styles['clock']} aria-hidden="true">
    <svg viewBox="0 0 120 120">
      <path d={starPath(60, 60, 58)} />
      <path d={starPath(60, 60, 48)} />
    </svg>
    <b>{text}</b>
  </span>
)
