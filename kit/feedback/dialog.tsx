import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react'
import { IconButton } from '../controls/button.tsx'
import styles from './dialog.module.css'

interface DialogProps {
  open: boolean
  onClose: () => void
  title: string
  /** Null: no cross, its actions are the ways out. The focus begins at the title, so that none of them is the answer of a key pressed too soon. */
  closeLabel: string | null
  /** What stands over the title, in the middle. */
  crest?: ReactNode
  children: ReactNode
  /** Buttons, the deciding one last. */
  actions?: ReactNode
  /** A press beside it does not close it: what stands in it would be lost. */
  firm?: boolean
  /** A sheet keeps its whole height, however little stands in it. */
  tall?: boolean
}

function Modal(props: DialogProps & { look: string }) {
  const { open, onClose } = props
  const element = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const hasCross = props.closeLabel !== null
  const closedHere = useRef(0)
  useEffect(() => {
    const dialog = element.current
    if (dialog === null) return
    if (open && !dialog.open) {
      dialog.showModal()
      if (!hasCross) title.current?.focus()
    }
    if (!open && dialog.open) {
      closedHere.current += 1
      dialog.close()
    }
  }, [open, hasCross])
  // The browser tells of every closing, and later: of ours it would tell whoever has opened it anew.
  const onClosed = () => {
    if (closedHere.current === 0) onClose()
    else closedHere.current -= 1
  }
  return (
    <dialog
      ref={element}
      className={`${styles['dialog']} ${props.look}`}
      aria-labelledby={titleId}
      data-tall={props.tall}
      data-crest={props.crest !== undefined || undefined}
      onClose={onClosed}
      // A press beside it closes it; React does not know the attribute's name yet.
      {...{ closedby: props.firm === true ? 'closerequest' : 'any' }}
    >
      {open && (
        <div className={styles['content']}>
          <header className={styles['head']}>
            {props.crest}
            <h2
              ref={title}
              id={titleId}
              className={styles['title']}
              {...(!hasCross && { tabIndex: -1 })}
            >
              {props.title}
            </h2>
            {props.closeLabel !== null && (
              <IconButton icon="x" label={props.closeLabel} onClick={onClose} />
            )}
          </header>
          <Body titleId={titleId}>{props.children}</Body>
          {props.actions !== undefined && (
            <footer className={styles['foot']}>{props.actions}</footer>
          )}
        </div>
      )}
    </dialog>
  )
}

/** Its scrolling part. While it scrolls, the keyboard reaches it, too. */
function Body({ titleId, children }: { titleId: string; children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null)
  const scrolls = useScrolls(body)
  return (
    <div
      ref={body}
      className={styles['body']}
      {...(scrolls && { role: 'group', 'aria-labelledby': titleId, tabIndex: 0 })}
    >
      {children}
    </div>
  )
}

/** Whether there is more in it than it shows: its own size changes, or that of what stands in it. */
function useScrolls(box: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    const { current } = box
    if (current === null) return undefined
    const look = () => setScrolls(current.scrollHeight > current.clientHeight)
    const sizes = new ResizeObserver(look)
    const watchAll = () => [current, ...current.children].forEach((each) => sizes.observe(each))
    watchAll()
    const contents = new MutationObserver(watchAll)
    contents.observe(current, { childList: true })
    return () => {
      sizes.disconnect()
      contents.disconnect()
    }
  }, [box])
  return scrolls
}

/** A question in the middle of the screen. The browser holds the focus inside and gives it back. */
export function Dialog(props: DialogProps) {
  return <Modal {...props} look={styles['middle'] ?? ''} />
}

/** The same, rising from the bottom on a phone and standing at the right edge on a desktop. */
export function Sheet(props: DialogProps) {
  return <Modal {...props} look={styles['sheet'] ?? ''} />
}
