import { useEffect, useRef, useState } from 'react'
import type { IconName } from '#kit/art/icon-shapes.ts'
import { Icon } from '#kit/art/icon.tsx'
import { BareButton, Button } from '#kit/controls/button.tsx'
import { cardClass } from '#kit/layout/card.tsx'
import { useLang } from '#kit/text/language.ts'
import { useSend } from '#web/call/use-call.ts'
import { WriteToSupport } from '#web/parts/support/write-to-support.tsx'
import { useWords } from '#web/words/words.ts'
import styles from './control.module.css'
import { limitText, type Limit, type LimitKind } from './figures.ts'
import { LimitSheet } from './limit-sheet.tsx'
import { waitingText } from './waiting-text.ts'
import { CONTROL_WORDS } from './words.ts'

const ICONS: Readonly<Record<LimitKind, IconName>> = {
  deposit: 'wallet',
  loss: 'trending-down',
  stake: 'coins',
  session: 'timer',
}

interface LimitsOfKind {
  kind: LimitKind
  limits: readonly Limit[]
  /** What an operator set beside them. */
  ofHouse: readonly Limit[]
  /** Who comes for their limits goes on here. */
  begins: boolean
}

/** The limits of a kind, how much of each is used, and what waits. */
export function LimitCard({ kind, limits, ofHouse, begins }: LimitsOfKind) {
  const words = useWords(CONTROL_WORDS)
  const [open, setOpen] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (begins) heading.current?.focus()
  }, [begins])
  return (
    <section className={cardClass(styles['limit'])}>
      <header>
        <Icon name={ICONS[kind]} size={19} />
        <h2 ref={heading} {...(begins ? { tabIndex: -1 } : {})}>
          {words.kinds[kind]}
        </h2>
        <BareButton
          className={styles['change']}
          aria-label={words.changeOf(words.titles[kind])}
          onClick={() => setOpen(true)}
        >
          {words.change}
        </BareButton>
      </header>
      {limits.length === 0 && (
        <p className={styles['muted']}>{ofHouse.length > 0 ? words.noOwnLimit : words.noLimit}</p>
      )}
      {limits.map((limit) => (
        <LimitLine key={limit.period} limit={limit} />
      ))}
      {ofHouse.length > 0 && <HouseLimits limits={ofHouse} />}
      <LimitSheet
        kind={kind}
        limits={limits}
        ofHouse={ofHouse}
        open={open}
        onClose={() => setOpen(false)}
      />
    </section>
  )
}

/** Those of the house, with what the member can do about them. */
function HouseLimits({ limits }: { limits: readonly Limit[] }) {
  const words = useWords(CONTROL_WORDS)
  return (
    <section className={styles['ours']}>
      <h3>{words.ours}</h3>
      {limits.map((limit) => (
        <LimitLine key={limit.period} limit={limit} isOurs />
      ))}
      <p className={styles['muted']}>{words.oursText}</p>
      <span>
        <WriteToSupport />
      </span>
    </section>
  )
}

function LimitLine({ limit, isOurs = false }: { limit: Limit; isOurs?: boolean }) {
  const words = useWords(CONTROL_WORDS)
  const lang = useLang()
  const { kind, period, value, used } = limit
  const share = value === 0 ? 1 : Math.min(used / value, 1)
  const [usedText, valueText] = [limitText(kind, used, lang), limitText(kind, value, lang)]
  return (
    <>
      <div className={styles['line']}>
        <span className={styles['muted']}>{words.periods[period]}</span>
        <span className={styles['bar']} data-near={share > 0.8} aria-hidden="true">
          <i style={{ inlineSize: `${share * 100}%` }} />
        </span>
        <span className={styles['figures']} aria-label={words.used(usedText, valueText)}>
          {usedText} / <b>{valueText}</b>
        </span>
      </div>
      {limit.next !== null && <Waiting limit={limit} next={limit.next} isOurs={isOurs} />}
    </>
  )
}

interface WaitingProps {
  limit: Limit
  next: NonNullable<Limit['next']>
  isOurs: boolean
}

/** A loosening that waits. The second question has two answers of equal weight; keeping comes first. */
function Waiting({ limit, next, isOurs }: WaitingProps) {
  const words = useWords(CONTROL_WORDS)
  const lang = useLang()
  const keep = useSend('protection/keep_limit', { success: false })
  const confirm = useSend('protection/confirm_limit', { success: false })
  const [now] = useState(() => Date.now())
  const { kind, period, value } = limit
  const which = { kind, period, ...(isOurs && { by: 'house' as const }) }
  const wanted = next.value === null ? null : limitText(kind, next.value, lang)
  const isDue = Date.parse(next.from) <= now
  return (
    <div className={styles['waiting']}>
      <Icon name="hourglass" size={16} />
      <span>{waitingText(limit, { next, isOurs, isDue }, words, lang)}</span>
      <span className={styles['answers']}>
        <Button size="small" busy={keep.isPending} onClick={() => keep.mutate(which)}>
          {isDue || isOurs ? words.keep(limitText(kind, value, lang)) : words.cancel}
        </Button>
        {isDue && (
          <Button size="small" busy={confirm.isPending} onClick={() => confirm.mutate(which)}>
            {wanted === null ? words.raiseNone : words.raise(wanted)}
          </Button>
        )}
      </span>
    </div>
  )
}
