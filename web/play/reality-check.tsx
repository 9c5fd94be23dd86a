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
    text: 'Oyun durdu, bakiyeniz olduğu gibi bekliyor. Devam edip etmemek size kalmış.',
    stakes: 'Bahis',
    payouts: 'Ödeme',
    net: 'Net',
    leave: 'Oyundan çık',
    limit: 'Sınır koy ya da mola ver',
    goOn: 'Oyuna dön',
    close: 'Oyundan çık',
  },
  en: {
    title: (minutes) =>
      minutes === 0 ? 'Time for your reminder' : `You have played for ${minutes} minutes`,
    text: 'The game has stopped, and your balance waits as it is. Whether you go on is up to you.',
    stakes: 'Stakes',
    payouts: 'Payouts',
    net: 'Net',
    leave: 'Leave the game',
    limit: 'Set a limit or take a break',
    goOn: 'Back to the game',
    close: 'Leave the game',
  },
})

const MINUTE_MS = 60_000

/** Over any game, between rounds: time, stakes, payouts, net, and three ways of equal weight. Play waits for one of them. */
export default function RealityCheck({ onLeave }: { onLeave: () => void }) {
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
      closeLabel={words.close}
      actions={
        <div className={stackClass(8)}>
          <Button onClick={onLeave}>{words.leave}</Button>
          <Link className={buttonClass()} to="/control">
            {words.limit}
          </Link>
          <Button busy={isPending} onClick={() => mutate({ answered: true })}>
            {words.goOn}
          </Button>
        </div>
      }
    >
      <div className={stackClass(16)}>
        <p>{words.text}</p>
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
