import { icon, make } from '../dom.ts'
import { ignoreEcho, ignoreEchoOn } from './echo.ts'

/** A sheet was opened over the game, or is closed: told to what it stands in. */
const SHEETS = 'sheets'

/** Tells whether any sheet stands there, whenever that may be otherwise. */
export function onSheets(parent: HTMLElement, change: (isOpen: boolean) => void): void {
  parent.addEventListener(SHEETS, () => change(parent.querySelector('dialog') !== null))
}

/** Closes the one that was opened last, as Escape would. */
export function closeTopSheet(parent: HTMLElement): void {
  const [...dialogs] = parent.querySelectorAll('dialog')
  dialogs.at(-1)?.close()
}

/**
 * A native dialog that rises from the foot of a phone and stands in the middle of a state. `closed`
 * comes with the press that closes it: the browser's own word for that comes a while later, when the
 * next press may already have done something else.
 */
export function openSheet(
  parent: HTMLElement,
  title: string,
  closeLabel: string,
  ...content: (Node | string)[]
): { dialog: HTMLDialogElement; closed: Promise<void> } {
  const close = make(
    'button',
    { type: 'button', class: 'sheet-close', 'aria-label': closeLabel },
    icon('x'),
  )
  const dialog = make(
    'dialog',
    { class: 'sheet', 'aria-label': title },
    make('div', { class: 'sheet-head' }, make('h2', {}, title), close),
    make('div', { class: 'sheet-body', tabindex: '0' }, ...content),
  )
  close.addEventListener('click', () => dialog.close())
  ignoreEchoOn(dialog)
  parent.append(dialog)
  dialog.showModal()
  parent.dispatchEvent(new Event(SHEETS))
  const closed = new Promise<void>((done) => {
    const end = (): void => {
      dialog.remove()
      parent.dispatchEvent(new Event(SHEETS))
      done()
    }
    // Escape, and the back of a phone.
    dialog.addEventListener('close', end)
    dialog.addEventListener('click', (event) => {
      // A press on the backdrop has the dialog itself as its target.
      if (event.target === dialog) dialog.close()
      if (dialog.open) return
      ignoreEcho(event)
      end()
    })
  })
  return { dialog, closed }
}
