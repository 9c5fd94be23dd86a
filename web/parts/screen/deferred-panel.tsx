/**
 * What opens around every screen at a press. No first screen needs its code: it comes a moment later,
 * with the rest of what stands around the screens.
 */
import { lazy, Suspense, type ComponentType } from 'react'
import { StarSpinner } from '#kit/art/star-art.tsx'
import { defineWords, useWords } from '#web/words/words.ts'
import { reloadWhenThere, ScreenFailed } from './screen-states.tsx'
import styles from './deferred-panel.module.css'

const WORDS = defineWords({ tr: { loading: 'Yükleniyor' }, en: { loading: 'Loading' } })

interface PanelProps {
  /** Something in it leads elsewhere: whatever holds the panel closes. */
  onLeave: () => void
}

/** A panel that cannot be fetched says so in its own place; the screen behind it stays. */
export function deferredPanel(open: () => Promise<ComponentType<PanelProps>>) {
  const Content = lazy(async () => ({
    default: await open().catch((): ComponentType<PanelProps> => PanelFailed),
  }))
  return function DeferredPanel({ onLeave }: PanelProps) {
    return (
      <Suspense fallback={<PanelWaits />}>
        <Content onLeave={onLeave} />
      </Suspense>
    )
  }
}

function PanelWaits() {
  return (
    <div className={styles['waits']}>
      <StarSpinner size={36} label={useWords(WORDS).loading} />
    </div>
  )
}

const PanelFailed = () => <ScreenFailed level={2} onRetry={() => void reloadWhenThere()} />
