/**
 * What opens around every screen at a press. No first screen needs their code: it comes a moment later,
 * with the rest of what stands around the screens.
 */
import { lazy, Suspense, type ComponentType } from 'react'
import { StarSpinner } from '#kit/star-art.tsx'
import { useWords } from '#web/words/words.ts'
import { reloadWhenThere, ScreenFailed } from './screen-faces.tsx'
import { FRAME_WORDS } from './words.ts'
import styles from './panels.module.css'

interface PanelProps {
  /** Something in it leads elsewhere: whatever holds the panel closes. */
  onLeave: () => void
}

const openers = {
  account: async () => (await import('./account-panel.tsx')).AccountPanel,
  messages: async () => (await import('#web/messages/messages-panel.tsx')).MessagesPanel,
  menu: async () => (await import('./menu-panel.tsx')).MenuPanel,
  saferPlay: async () => (await import('./safer-play-panel.tsx')).SaferPlayPanel,
} satisfies Record<string, () => Promise<ComponentType<PanelProps>>>

type PanelName = keyof typeof openers

/** A panel that cannot be fetched says so in its own place; the screen behind it stays. */
const later = (open: () => Promise<ComponentType<PanelProps>>) =>
  lazy(async () => ({ default: await open().catch(() => PanelFailed) }))

const PANELS: Readonly<Record<PanelName, ComponentType<PanelProps>>> = {
  account: later(openers.account),
  messages: later(openers.messages),
  menu: later(openers.menu),
  saferPlay: later(openers.saferPlay),
}

export function Panel({ name, onLeave }: PanelProps & { name: PanelName }) {
  const Content = PANELS[name]
  return (
    <Suspense fallback={<PanelWaits />}>
      <Content onLeave={onLeave} />
    </Suspense>
  )
}

function PanelWaits() {
  return (
    <div className={styles['waits']}>
      <StarSpinner size={36} label={useWords(FRAME_WORDS).loading} />
    </div>
  )
}

const PanelFailed = () => <ScreenFailed level={2} onRetry={() => void reloadWhenThere()} />
