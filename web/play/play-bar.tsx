import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { BareButton, IconButton } from '#kit/controls/button.tsx'
import { Icon } from '#kit/art/icon.tsx'
import type { IconName } from '#kit/art/icon-shapes.ts'
import { Money } from '#kit/text/money.tsx'
import { OwnBalance } from '#web/parts/balance/own-balance.tsx'
import { useHasBonus } from '#web/parts/balance/use-has-bonus.ts'
import { OwnBonus } from '#web/parts/balance/own-bonus.tsx'
import { PressedSheet } from '#web/parts/screen/overlay-sheet.tsx'
import { DeferredSaferPlay } from '#web/parts/safer-play/deferred-safer-play.ts'
import { SAFER_PLAY_OPENER_WORDS } from '#web/parts/safer-play/opener-words.ts'
import { toggleBalance, useAuth } from '#web/state/auth.ts'
import { hasSupport, openSupport } from '#web/parts/support/open-support.ts'
import { useWords } from '#web/words/words.ts'
import styles from './play-bar.module.css'
import { SessionClock } from './session-clock-face.tsx'
import { PLAY_WORDS } from './words.ts'

interface PlayBarProps {
  name: string
  /** When this login began; null until that is known. */
  sinceMs: number | null
  /** What its rounds came to, in lira; null until that is known. */
  net: number | null
  /** In lira, in place of the member's own balance; null until it is known. */
  balance?: number | null
  fullScreen: { isFull: boolean; toggle: () => void } | null
  onBack: () => void
  /** Null until the game is there to show them. */
  onRules: (() => void) | null
  onProof: () => void
}

/** One row: the way out, the time and the money that a member must always see, and the rest. */
export function PlayBar(props: PlayBarProps) {
  const words = useWords(PLAY_WORDS)
  const hasBonus = useHasBonus() && props.balance === undefined
  return (
    <header className={styles['bar']} aria-label={words.bar}>
      <IconButton boxed icon="arrow-left" label={words.back} onClick={props.onBack} />
      <h1 className={styles['name']}>{props.name}</h1>
      <dl className={styles['figures']}>
        <Figure label={words.clockShort} icon="clock">
          {props.sinceMs === null ? (
            '–'
          ) : (
            <SessionClock sinceMs={props.sinceMs} label={words.clock} />
          )}
        </Figure>
        <Figure label={words.netShort} title={words.net}>
          <span data-net={props.net}>
            {props.net === null ? '–' : <Money amount={props.net} signed />}
          </span>
        </Figure>
        <Figure label={hasBonus ? words.cash : words.balance}>
          {props.balance === undefined && (
            <>
              <OwnBalance /> <OwnBonus />
            </>
          )}
          {props.balance === null && '–'}
          {typeof props.balance === 'number' && <Money amount={props.balance} />}
        </Figure>
      </dl>
      <Actions {...props} />
    </header>
  )
}

function Figure(props: { label: string; title?: string; icon?: IconName; children: ReactNode }) {
  return (
    <div className={styles['figure']} title={props.title ?? props.label}>
      <dt data-icon={props.icon !== undefined}>
        {props.icon !== undefined && <Icon name={props.icon} size={15} />}
        <span>{props.label}</span>
      </dt>
      <dd>{props.children}</dd>
    </div>
  )
}

interface Action {
  icon: IconName
  label: string
  run: () => void
  pressed?: boolean
}

/** The same actions twice: as icons where there is room, in a sheet within thumb's reach elsewhere. */
function useActions(props: PlayBarProps & { onSaferPlay: () => void }): Action[] {
  const { balance, fullScreen, onRules, onProof, onSaferPlay } = props
  const words = useWords(PLAY_WORDS)
  const { saferPlay } = useWords(SAFER_PLAY_OPENER_WORDS)
  const shown = useAuth((state) => state.showBalance)
  const actions: Action[] = []
  if (balance === undefined)
    actions.push({
      icon: shown ? 'eye' : 'eye-off',
      label: shown ? words.hideBalance : words.showBalance,
      run: toggleBalance,
      pressed: !shown,
    })
  if (onRules !== null) actions.push({ icon: 'book-open', label: words.rules, run: onRules })
  actions.push({ icon: 'shield-check', label: words.fairness, run: onProof })
  actions.push({ icon: 'life-buoy', label: saferPlay, run: onSaferPlay })
  if (hasSupport) actions.push({ icon: 'headset', label: words.support, run: openSupport })
  if (fullScreen !== null)
    actions.push({
      icon: fullScreen.isFull ? 'minimize' : 'maximize',
      label: fullScreen.isFull ? words.leaveFullScreen : words.fullScreen,
      run: fullScreen.toggle,
      pressed: fullScreen.isFull,
    })
  return actions
}

function Actions(props: PlayBarProps) {
  const words = useWords(PLAY_WORDS)
  const { saferPlay, control } = useWords(SAFER_PLAY_OPENER_WORDS)
  const [open, setOpen] = useState(false)
  const [isSaferPlay, setSaferPlay] = useState(false)
  const actions = useActions({ ...props, onSaferPlay: () => setSaferPlay(true) })
  const closeSaferPlay = () => setSaferPlay(false)
  return (
    <>
      <div className={styles['icons']}>
        {actions.map(({ icon, label, run, pressed }) => (
          <IconButton
            key={icon}
            boxed
            iconSize={18}
            icon={icon}
            label={label}
            onClick={run}
            aria-pressed={pressed}
          />
        ))}
      </div>
      <IconButton
        boxed
        icon="ellipsis"
        label={words.more}
        className={styles['more'] ?? ''}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <PressedSheet
        open={open}
        onClose={() => setOpen(false)}
        title={props.name === '' ? words.game : props.name}
        closeLabel={words.close}
      >
        <ul className={styles['list']}>
          {actions.map(({ icon, label, run }) => (
            <li key={icon}>
              <BareButton
                onClick={() => {
                  setOpen(false)
                  run()
                }}
              >
                <Icon name={icon} size={20} />
                {label}
              </BareButton>
            </li>
          ))}
          <li>
            <Link to="/control">
              <Icon name="gauge" size={20} />
              {control}
            </Link>
          </li>
        </ul>
      </PressedSheet>
      <PressedSheet
        open={isSaferPlay}
        onClose={closeSaferPlay}
        title={saferPlay}
        closeLabel={words.close}
      >
        <DeferredSaferPlay onLeave={closeSaferPlay} />
      </PressedSheet>
    </>
  )
}
