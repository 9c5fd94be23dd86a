import { useRef, useState, type ComponentType } from 'react'
import { cardClass } from '#kit/layout/card.tsx'
import styles from './drop-panel.module.css'

interface DropPanelProps {
  /** Whatever has this as its `popoverTarget` opens it. */
  id: string
  Panel: ComponentType<{ onLeave: () => void }>
  className?: string | undefined
}

/** A panel that drops from the top bar; what stands in it is there only while it is open. */
export function DropPanel({ id, Panel, className = '' }: DropPanelProps) {
  const element = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  return (
    <div
      id={id}
      ref={element}
      popover="auto"
      className={cardClass(`${styles['drop']} ${className}`, 'floating')}
      onBeforeToggle={(event) => setOpen(event.newState === 'open')}
    >
      {open && <Panel onLeave={() => element.current?.hidePopover()} />}
    </div>
  )
}
