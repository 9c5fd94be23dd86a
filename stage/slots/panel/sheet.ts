import { icon, make } from '../../dom.ts'

/** A native dialog that rises from the foot of a phone and stands in the middle of a desk. */
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
  // A press on the backdrop has the dialog itself as its target.
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close()
  })
  parent.append(dialog)
  dialog.showModal()
  const closed = new Promise<void>((done) => {
    dialog.addEventListener('close', () => {
      dialog.remove()
      done()
    })
  })
  return { dialog, closed }
}
