import { useState } from 'react'
import { Link } from 'react-router'
import type { ProtectionState } from '#contract/calls/protection.ts'
import { endOfSpan } from '#contract/members/pause-span.ts'
import { TIME_OUTS } from '#contract/members/protection-choices.ts'
import { Icon } from '#kit/art/icon.tsx'
import { Button, buttonClass } from '#kit/controls/button.tsx'
import { Card } from '#kit/layout/card.tsx'
import { stackClass } from '#kit/layout/stack.tsx'
import { useLang } from '#kit/text/language.ts'
import { leavePausing } from '#web/call/leave-pausing.ts'
import { useSend } from '#web/call/use-call.ts'
import { PressedSheet } from '#web/parts/screen/overlay-sheet.tsx'
import { calendarDay } from '#web/words/moment.ts'
import { useWords } from '#web/words/words.ts'
import { BonusAtPause } from './bonus-at-pause.tsx'
import styles from './control.module.css'
import { Spans } from './spans.tsx'
import { CONTROL_WORDS } from './words.ts'

type TimeOut = (typeof TIME_OUTS)[number]

/** A break, and the way to an exclusion, which has a page of its own. */
export function PauseCards({ state, begins }: { state: ProtectionState; begins: boolean }) {
  const words = useWords(CONTROL_WORDS)
  const [open, setOpen] = useState(false)
  const isExcluded = state.excludedUntil !== null
  return (
    <>
      {!isExcluded && (
        <Card title={words.pause} text={words.pauseText} begins={begins}>
          <Button icon="coffee" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {words.pauseOpen}
          </Button>
          <PauseSheet open={open} onClose={() => setOpen(false)} />
        </Card>
      )}
      <Card title={words.exclude} text={words.excludeText}>
        <Link className={buttonClass()} to="/control/exclusion">
          <Icon name="door-open" size={18} />
          {words.excludeOpen}
        </Link>
      </Card>
    </>
  )
}

function PauseSheet(props: { open: boolean; onClose: () => void }) {
  const words = useWords(CONTROL_WORDS)
  const lang = useLang()
  const [span, setSpan] = useState<TimeOut>(TIME_OUTS[0])
  const [now] = useState(() => new Date())
  const { mutate, isPending } = useSend('protection/time_out', { success: false })
  return (
    <PressedSheet {...props} title={words.pauseTitle} closeLabel={words.close}>
      <div className={stackClass(16)}>
        <Spans legend={words.span} spans={TIME_OUTS} chosen={span} now={now} onChoose={setSpan} />
        <p className={styles['note']}>
          <Icon name="info" size={18} />
          <span>{words.pauseNote}</span>
        </p>
        <BonusAtPause />
        <Button
          variant="act"
          busy={isPending}
          onClick={() =>
            mutate(
              { span },
              { onSuccess: ({ until }) => leavePausing({ pause: 'time-out', until }) },
            )
          }
        >
          {words.pauseDo(calendarDay(endOfSpan(span, now), lang))}
        </Button>
      </div>
    </PressedSheet>
  )
}
