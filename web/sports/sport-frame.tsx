import { Suspense, useDeferredValue, useEffect, useState, type ReactNode } from 'react'
import { Icon } from '#kit/art/icon.tsx'
import { BareButton } from '#kit/controls/button.tsx'
import { cardClass } from '#kit/layout/card.tsx'
import { later } from '#web/parts/screen/deferred.ts'
import { PressedSheet } from '#web/parts/screen/overlay-sheet.tsx'
import { OddsChoice } from '#web/parts/sports/odds-choice.tsx'
import { useOddsText } from '#web/parts/sports/use-odds-text.ts'
import { useWords } from '#web/words/words.ts'
import { useOddKeys } from './odd-keys.ts'
import { followOtherTabs, useSlip } from './picks.ts'
import { Slip } from './slip/slip.tsx'
import { SLIP_WORDS } from './slip/slip-words.ts'
import { linesIn, totalOdds } from './slip/slip-sums.ts'
import styles from './sport-frame.module.css'
import { useIsWide } from '#web/parts/screen/use-media.ts'

/** Shows nothing: it may come after everything else. */
const FollowedPicks = later(async () => (await import('./slip/followed-picks.tsx')).FollowedPicks)

/** A screen of the sports with the coupon beside it; where there is no room, behind a bar at the foot. */
export function SportFrame({ children }: { children: ReactNode }) {
  const isWide = useIsWide()
  const words = useWords(SLIP_WORDS)
  const frame = useOddKeys()
  const hasPicks = useSlip(({ picks }) => picks.length > 0)
  useEffect(followOtherTabs, [])
  return (
    <div className={styles['frame']} ref={frame}>
      <div className={styles['screen']}>
        {children}
        <OddsChoice />
      </div>
      {hasPicks && (
        <Suspense fallback={null}>
          <FollowedPicks />
        </Suspense>
      )}
      {isWide ? (
        <aside className={cardClass(styles['drawer'])} aria-label={words.coupon}>
          <Slip />
        </aside>
      ) : (
        <SlipBar />
      )}
    </div>
  )
}

/** From the first pick on: how many, of which kind, and what they come to together. */
function SlipBar() {
  const words = useWords(SLIP_WORDS)
  const oddsText = useOddsText()
  const [isOpen, setOpen] = useState(false)
  // The sheet comes with the press, and what stands in it a moment later.
  const isDrawn = useDeferredValue(isOpen)
  const picks = useSlip((state) => state.picks)
  const kind = useSlip((state) => state.kind)
  const system = useSlip((state) => state.system)
  // Singles have odds of their own each, and a system has its lines.
  const total =
    kind === 'system'
      ? words.lines(linesIn({ picks, kind, system }))
      : kind === 'combination' || picks.length === 1
        ? oddsText(totalOdds(picks, kind))
        : null
  return (
    <>
      {picks.length > 0 && (
        <BareButton
          className={styles['bar']}
          data-coupon-bar
          aria-haspopup="dialog"
          aria-label={
            kind === 'system' || total === null
              ? words.openKind(words.picks(picks.length, words.kindNames[kind]))
              : words.open(picks.length, total)
          }
          onClick={() => setOpen(true)}
        >
          <span className={styles['count']}>{picks.length}</span>
          <span className={styles['what']}>
            {words.coupon}
            <small>{words.picks(picks.length, words.kindNames[kind])}</small>
          </span>
          <b>{total}</b>
          <Icon name="chevron-up" size={20} />
        </BareButton>
      )}
      <PressedSheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={words.coupon}
        closeLabel={words.close}
      >
        {isDrawn && <Slip />}
      </PressedSheet>
    </>
  )
}
