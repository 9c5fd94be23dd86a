import { make } from '../dom.ts'
import { openSheet } from './sheet.ts'

interface Question {
  title: string
  content: readonly Node[]
  close: string
  cancel: string
  confirm: string
}

/** Asks in a sheet; true only when confirmed. Nothing is one careless press away: "no" has the focus. */
export async function ask(parent: HTMLElement, question: Question): Promise<boolean> {
  let isConfirmed = false
  const confirm = make('button', { type: 'button', class: 'primary' }, question.confirm)
  const cancel = make('button', { type: 'button', class: 'secondary' }, question.cancel)
  const row = make('div', { class: 'sheet-row' }, cancel, confirm)
  const { title, close, content } = question
  const { dialog, closed } = openSheet(parent, title, close, ...content, row)
  confirm.addEventListener('click', () => {
    isConfirmed = true
    dialog.close()
  })
  cancel.addEventListener('click', () => dialog.close())
  cancel.focus()
  await closed
  return isConfirmed
}
