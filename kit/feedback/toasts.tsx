import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { Button, IconButton } from '../controls/button.tsx'
import { Icon } from '../art/icon.tsx'
import type { IconName } from '../art/icon-shapes.ts'
import { useLang } from '../text/language.ts'
import {
  hideToast,
  toastsShown,
  toastText,
  watchToasts,
  type Toast,
  type ToastTone,
} from './toast-queue.ts'
import styles from './toasts.module.css'

const ICONS: Record<ToastTone, IconName> = {
  positive: 'circle-check',
  negative: 'circle-alert',
  neutral: 'info',
}

/** Whoever is still reading keeps a toast: its clock stops under the pointer and the focus. */
function useHeld(card: RefObject<HTMLElement | null>): boolean {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    const listening = new AbortController()
    const listen = (event: string, value: boolean) =>
      card.current?.addEventListener(event, () => setHeld(value), { signal: listening.signal })
    listen('pointerenter', true)
    listen('focusin', true)
    listen('pointerleave', false)
    listen('focusout', false)
    return () => listening.abort()
  }, [card])
  return held
}

/** What stays and says what to do goes only with that. */
const isPermanent = ({ timeoutMs, action }: Toast): boolean =>
  timeoutMs === 0 && action !== undefined

function ToastCard(props: { toast: Toast; closeLabel: string }) {
  const { toast } = props
  const card = useRef<HTMLLIElement>(null)
  const held = useHeld(card)
  const lang = useLang()
  useEffect(() => {
    if (toast.timeoutMs === 0 || held) return
    const timer = setTimeout(() => hideToast(toast.id), toast.timeoutMs)
    return () => clearTimeout(timer)
  }, [toast.id, toast.timeoutMs, held])
  return (
    <li
      className={`${styles['toast']} ${styles[toast.tone]}`}
      data-tone={toast.tone}
      data-timeout={toast.timeoutMs}
      ref={card}
    >
      <Icon name={ICONS[toast.tone]} size={20} className={styles['icon'] ?? ''} />
      <p className={styles['text']}>{toastText(toast.text, lang)}</p>
      {toast.action !== undefined && (
        <Button size="small" variant="plain" onClick={toast.action.run}>
          {toastText(toast.action.label, lang)}
        </Button>
      )}
      {!isPermanent(toast) && (
        <IconButton
          icon="x"
          iconSize={16}
          label={props.closeLabel}
          className={styles['close'] ?? ''}
          onClick={() => hideToast(toast.id)}
        />
      )}
    </li>
  )
}

/** All toasts, bottom-right, heard politely. Stands once, in the frame. */
export function Toasts(props: { label: string; closeLabel: string }) {
  const toasts = useSyncExternalStore(watchToasts, toastsShown, toastsShown)
  return (
    <section aria-label={props.label} aria-live="polite" className={styles['place']}>
      <ol className={styles['list']} data-place="bottom-right">
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} closeLabel={props.closeLabel} />
        ))}
      </ol>
    </section>
  )
}
