import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { Button, buttonClass } from '#kit/controls/button.tsx'
import { Dialog } from '#kit/feedback/dialog.tsx'
import { Fact, Facts } from '#kit/layout/facts.tsx'
import { stackClass } from '#kit/layout/stack.tsx'
import { Money } from '#kit/text/money.tsx'
import { useSend } from '#web/call/use-call.ts'
import { defineWords, useWords } from '#web/words/words.ts'

const WORDS = defineWords({
  tr: {
    title: (minutes: number) =>
      minutes === 0 ? 'Hatırlatma zamanı' : `${minutes} dakikadır oynuyorsunuz`,
    text: {
      game: 'Oyun durdu, bakiyeniz olduğu gibi bekliyor. Devam edip etmemek size kalmış.',
      bet: 'Bahsiniz alınmadı, bakiyeniz olduğu gibi bekliyor. Devam edip etmemek size kalmış.',
    },
    stakes: 'Bahis',
    payouts: 'Ödeme',
    net: 'Net',
    leave: { game: 'Oyundan çık', bet: 'Bugünlük yeter' },
    limit: 'Sınır koy ya da mola ver',
    goOn: { game: 'Oyuna dön', bet: 'Devam et' },
  },
  en: {
    title: (minutes) =>
      minutes === 0 ? 'Time for your reminder' : `You have played for ${minutes} minutes`,
    text: {
      game: 'The game has stopped, and your balance waits as it is. Whether you go on is up to you.',
      bet: 'Your bet was not taken, and your balance waits as it is. Whether you go on is up to you.',
    },
    stakes: 'Stakes',
    payouts: 'Payouts',
    net: 'Net',
    leave: { game: 'Leave the game', bet: 'Enough for today' },
    limit: 'Set a limit or take a break',
    goOn: { game: 'Back to the game', bet: 'Go on' },
  },
})

const MINUTE_MS = 60_000

interface RealityCheckProps {
  /** What waits for the answer: a game that has stopped, or a bet that was not taken. */
  of: 'game' | 'bet'
  onLeave: () => void
  onGoOn?: () => void
}

/** Over any game between rounds, and where a bet was not taken: time, stakes, payouts, net, and three ways of equal weight. Play waits for one of them. */
export default function RealityCheck({ of, onLeave, onGoOn }: RealityCheckProps) {
  const words = useWords(WORDS)
  const { mutate, isPending } = useSend('protection/reality_check', { silent: true })
  const { mutate: ask, data } = useSend('protection/reality_check', { silent: true })
  const [now] = useState(() => Date.now())
  useEffect(() => ask({}), [ask])
  const since = data?.since ?? null
  const minutes = since === null ? 0 : Math.floor((now - Date.parse(since)) / MINUTE_MS)
  return (
    <Dialog
      open
      firm
      onClose={onLeave}
      title={words.title(minutes)}
      closeLabel={words.leave[of]}
      actions={
        <div className={stackClass(8)}>
          <Button onClick={onLeave}>{words.leave[of]}</Button>
          <Link
            className={buttonClass()}
            to="/control"
            onClick={of === 'bet' ? onLeave : undefined}
          >
            {words.limit}
          </Link>
          <Button
            busy={isPending}
            onClick={() => mutate({ answered: true }, { onSuccess: () => onGoOn?.() })}
          >
            {words.goOn[of]}
          </Button>
        </div>
      }
    >
      <div className={stackClass(16)}>
        <p>{words.text[of]}</p>
        {data !== undefined && (
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
        )}
      </div>
    </Dialog>
  )
}
