import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { Data } from '#contract/registry.ts'
import { Button, buttonClass } from '#kit/controls/button.tsx'
import { Dialog } from '#kit/feedback/dialog.tsx'
import { stackClass } from '#kit/layout/stack.tsx'
import { useCall } from '#web/call/use-call.ts'
import { CONTENT_FRESH_MS, POPUPS } from '#web/parts/content/site-content.ts'
import { isNoticed } from '#web/state/page-attributes.ts'
import { isDemoHouse } from '#web/state/demo-house.ts'
import { readStored, writeStored } from '#web/state/stored.ts'
import { useWords } from '#web/words/words.ts'
import { safeLink } from '#contract/addresses/safe-address.ts'
import { OperatorLink } from '#web/parts/screen/operator-link.tsx'
import { LaterHtml } from '#web/parts/content/later-html.tsx'
import { mayPopUp, popupToOpen } from './visible-content.ts'
import { CONTENT_WORDS } from './words.ts'
import styles from './popup.module.css'

const OPTIONS = { silent: true, freshMs: CONTENT_FRESH_MS } as const

type Shown = Data<'cmscontroller/popupInformation'>[number]

/** A demo house has its own notice to show first: a popup waits for a page that begins without it. */
const hasNotice = (): boolean => isDemoHouse() && !isNoticed()

/**
 * The first popup that was not closed yet, once a page: whoever closes one is not shown the next. It
 * opens where somebody looks around, over no other dialog, and never while they are in the middle of
 * something.
 */
export function Popup() {
  const [isHeldBack] = useState(hasNotice)
  const isPlace = mayPopUp(useLocation().pathname) && !isHeldBack
  const [wasClosed, setWasClosed] = useState(false)
  const popups = useCall('cmscontroller/popupInformation', POPUPS, {
    ...OPTIONS,
    enabled: isPlace && !wasClosed,
  }).data?.data
  const popup = wasClosed || !isPlace ? null : popupToOpen(popups ?? [], readStored('modalStatus'))
  const isQuiet = useIsQuiet(popup !== null)
  if (popup === null) return null
  const close = () => {
    writeStored('modalStatus', String(popup.id))
    setWasClosed(true)
  }
  return <PopupDialog popup={popup} open={isQuiet} onClose={close} />
}

/** Whether nothing else asks for attention: no dialog is open and nobody is typing. */
const isQuietNow = (): boolean =>
  document.querySelector('dialog[open], input:focus, textarea:focus') === null

/** True from the first quiet moment on: when a dialog goes, or a field is left for none other. */
function useIsQuiet(isWanted: boolean): boolean {
  const [isQuiet, setIsQuiet] = useState(false)
  useEffect(() => {
    if (!isWanted || isQuiet) return undefined
    let frame = 0
    // On the way from one field or dialog to the next there is a moment of neither.
    const look = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => isQuietNow() && setIsQuiet(true))
    }
    const dialogs = new MutationObserver(look)
    dialogs.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] })
    document.addEventListener('focusout', look)
    look()
    return () => {
      cancelAnimationFrame(frame)
      dialogs.disconnect()
      document.removeEventListener('focusout', look)
    }
  }, [isWanted, isQuiet])
  return isQuiet
}

function PopupDialog(props: { popup: Shown; open: boolean; onClose: () => void }) {
  const words = useWords(CONTENT_WORDS)
  const { popup, open, onClose } = props
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={popup.title}
      closeLabel={words.close}
      actions={
        <>
          <Button onClick={onClose}>{words.close}</Button>
          {safeLink(popup.link) !== '' && popup.button !== '' && (
            <OperatorLink
              to={popup.link}
              className={buttonClass({ variant: 'act' })}
              marked
              onLeave={onClose}
            >
              {popup.button}
            </OperatorLink>
          )}
        </>
      }
    >
      <div className={stackClass(12)} data-part="popup">
        {popup.image !== '' && <img src={popup.image} alt="" className={styles['picture']} />}
        {popup.Text === '' ? <p>{popup.text}</p> : <LaterHtml html={popup.Text} level={3} />}
      </div>
    </Dialog>
  )
}
