import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#kit/button.tsx'
import { EmptyState } from '#kit/empty-state.tsx'
import { leaveMaintenance } from '#web/call/consequences.ts'
import { send } from '#web/call/send.ts'
import { defineWords, useWords } from '#web/words/words.ts'

const WORDS = defineWords({
  tr: {
    title: 'Site bakımda',
    text: 'Kısa bir bakım yapıyoruz. Bakiyeniz ve yarım kalan turlarınız güvende; açılır açılmaz sizi içeri alırız.',
    again: 'Şimdi bak',
  },
  en: {
    title: 'Under maintenance',
    text: 'We are doing some short maintenance. Your balance and unfinished rounds are safe; we let you in as soon as we are back.',
    again: 'Look now',
  },
})

const EVERY_MS = 15_000

/** `/maintenance`: looks by itself whether the house is open again, and leads home when it is. */
export function MaintenanceScreen() {
  const words = useWords(WORDS)
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const look = async () => {
    setBusy(true)
    const open = await send('maintenance/check_status', {}, { silent: true }).catch(() => false)
    setBusy(false)
    if (!open) return
    leaveMaintenance()
    await navigate('/')
  }
  useEffect(() => {
    const timer = setInterval(() => void look(), EVERY_MS)
    return () => clearInterval(timer)
  })
  return (
    <>
      <title>{`${words.title} · Kasa`}</title>
      <EmptyState icon="clock" title={words.title} text={words.text} level={1}>
        <Button kind="act" icon="rotate-cw" busy={busy} onClick={() => void look()}>
          {words.again}
        </Button>
      </EmptyState>
    </>
  )
}
