import { icon, make } from '../dom.ts'
import { ignoreEcho, ignoreEchoOn } from './echo.ts'

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
  const closed = new Promise<void>((done) => {
    const end = (): void => {
      dialog.remove()
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
