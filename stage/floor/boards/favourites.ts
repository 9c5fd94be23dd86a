import './boards.css'
import {
  BOARD_NAME_MAX,
  BOARDS_MOST,
  type BoardChip,
  type KeptBoard,
  type KeptBoards,
} from '#contract/games/floor-boards.ts'
import { icon, make, type IconName } from '../../dom.ts'
import { showRoundMoney } from '../../frame/amounts.ts'
import { labelButton, roundButton } from '../../frame/buttons.ts'
import type { Frame } from '../../frame/frame.ts'
import { openSheet } from '../../frame/sheet.ts'
import { fill } from '../../frame/words.ts'
import { FloorRefusal, type FloorCall, type FloorSession } from '../../protocol/floor-session.ts'
import { words, type BoardsWords } from './words.ts'

interface BoardTable {
  /** What would be kept: what lies there, or what was laid last. */
  chips: () => readonly BoardChip[]
  /** As one press. */
  lay: (chips: readonly BoardChip[]) => void
}

/** What an entry of the list is being asked. */
type Asked = { board: number; what: 'rename' | 'remove' } | null

/** Boards that a member keeps, behind a button among the game's tools: laid by one press, named, renamed and removed. */
export class Favourites {
  readonly button = roundButton('bookmark', () => void this.#open()).element
  readonly #frame: Frame
  readonly #session: FloorSession
  readonly #table: BoardTable
  readonly #keep = make('section', { class: 'boards-keep' })
  readonly #list = make('section', { class: 'boards-list' })
  readonly #status = make('p', { class: 'boards-status', role: 'status' })
  #dialog: HTMLDialogElement | null = null
  #boards: readonly KeptBoard[] = []
  #asked: Asked = null
  #isBusy = false

  constructor(frame: Frame, session: FloorSession, table: BoardTable) {
    this.#frame = frame
    this.#session = session
    this.#table = table
    this.button.setAttribute('aria-haspopup', 'dialog')
  }

  refresh(): void {
    labelButton(this.button, this.#words.open, false)
    // Boards are kept with a member: a demo has nobody to keep them for.
    this.button.hidden = this.#frame.state.config.jurisdiction.socialCasino
  }

  get #words(): BoardsWords {
    return words[this.#frame.state.lang]
  }

  async #open(): Promise<void> {
    if (this.#dialog) return
    const own = this.#words
    this.#asked = null
    this.#status.textContent = ''
    this.#show()
    const note = make('p', { class: 'sheet-note' }, own.whole)
    const content = [this.#list, this.#keep, this.#status, note]
    const { dialog, closed } = openSheet(this.#frame.root, own.open, own.close, ...content)
    this.#dialog = dialog
    // What is typed here is no key of the game's.
    dialog.addEventListener('keydown', (event) => event.stopPropagation())
    await this.#ask('boards', {}, '')
    await closed
    this.#dialog = null
    this.button.focus()
  }

  /** Whatever was asked, all that is kept comes back. */
  async #ask(call: FloorCall, asked: object, done: string): Promise<boolean> {
    if (this.#isBusy) return false
    this.#isBusy = true
    try {
      const { boards } = await this.#session.ask<KeptBoards>(call, asked)
      this.#boards = boards
      this.#asked = null
      this.#status.textContent = done
      return true
    } catch (trouble) {
      if (trouble instanceof FloorRefusal) this.#status.textContent = trouble.message
      else {
        this.#dialog?.close()
        this.#frame.refuse(trouble)
      }
      return false
    } finally {
      this.#isBusy = false
      this.#show()
    }
  }

  #show(): void {
    this.#showList()
    this.#showKeep()
  }

  #showList(): void {
    const own = this.#words
    const rows = this.#boards.map((board) => this.#row(board))
    this.#list.replaceChildren(
      make('h3', {}, own.list),
      rows.length === 0
        ? make('p', { class: 'sheet-note' }, own.empty)
        : make('ul', { class: 'boards' }, ...rows),
    )
  }

  #row(board: KeptBoard): HTMLElement {
    const own = this.#words
    const { name, chips } = board
    const amount = this.#sumOf(chips)
    if (this.#asked?.board === board.id && this.#asked.what === 'rename')
      return this.#renaming(board)
    const what = fill(own.what, { count: String(chips.length), amount })
    const face = make('p', { class: 'boards-face' }, make('b', {}, name), make('small', {}, what))
    if (this.#asked?.board === board.id)
      return make(
        'li',
        {},
        face,
        make('span', { class: 'boards-ask' }, own.removeAsk),
        this.#press('primary', own.removeYes, () => void this.#remove(board)),
        this.#press('secondary', own.cancel, () => this.#askFor(null)),
      )
    const lay = this.#press('primary', own.lay, () => this.#lay(board))
    lay.setAttribute('aria-label', fill(own.layNamed, { name, amount }))
    const asks = (what: 'rename' | 'remove', shape: IconName): HTMLElement => {
      const button = make('button', { type: 'button', class: 'boards-icon' }, icon(shape, 18))
      labelButton(button, fill(own[what], { name }), false)
      button.addEventListener('click', () => this.#askFor({ board: board.id, what }))
      return button
    }
    return make('li', {}, face, asks('rename', 'pencil'), asks('remove', 'trash-2'), lay)
  }

  #renaming({ id, name }: KeptBoard): HTMLElement {
    const own = this.#words
    const input = this.#nameInput(own.name, () => rename())
    input.value = name
    const rename = (): void => {
      const next = input.value.trim()
      if (next !== '')
        void this.#ask('rename-board', { board: id, name: next }, fill(own.renamed, { name: next }))
    }
    const parts = [
      this.#press('primary', own.save, rename),
      this.#press('secondary', own.cancel, () => this.#askFor(null)),
    ]
    return make('li', {}, input, ...parts)
  }

  /** What is asked stands in the entry; the focus goes to its first part. */
  #askFor(asked: Asked): void {
    const before = this.#asked?.board
    this.#asked = asked
    this.#status.textContent = ''
    this.#showList()
    const at = this.#boards.findIndex(({ id }) => id === (asked?.board ?? before))
    const row = this.#list.querySelectorAll('li')[at]
    row?.querySelector<HTMLElement>('input, button')?.focus()
  }

  #lay({ chips }: KeptBoard): void {
    this.#dialog?.close()
    this.#table.lay(chips)
  }

  async #remove({ id, name }: KeptBoard): Promise<void> {
    await this.#ask('remove-board', { board: id }, fill(this.#words.removed, { name }))
    this.#list.querySelector<HTMLElement>('button')?.focus()
  }

  #showKeep(): void {
    const own = this.#words
    const chips = this.#table.chips()
    const head = make('h3', {}, own.keep)
    const isFull = this.#boards.length >= BOARDS_MOST
    if (isFull || chips.length === 0) {
      const why = isFull ? fill(own.keepFull, { most: String(BOARDS_MOST) }) : own.keepNone
      this.#keep.replaceChildren(head, make('p', { class: 'sheet-note' }, why))
      return
    }
    // What comes meanwhile takes nobody's words, and leaves them where they write.
    const before = this.#keep.querySelector('input')
    const isWriting = before !== null && before === document.activeElement
    const typed = before?.value ?? ''
    const input = this.#nameInput(own.name, () => keep())
    input.value = typed
    const keep = (): void => {
      const name = input.value.trim()
      if (name === '') input.focus()
      else void this.#keepBoard(name, chips)
    }
    const what = { count: String(chips.length), amount: this.#sumOf(chips) }
    this.#keep.replaceChildren(
      head,
      make('p', { class: 'sheet-note' }, fill(own.keepWhat, what)),
      make('p', { class: 'boards-name' }, input, this.#press('primary', own.save, keep)),
    )
    if (isWriting) input.focus()
  }

  async #keepBoard(name: string, chips: readonly BoardChip[]): Promise<void> {
    const done = fill(this.#words.kept, { name })
    if (!(await this.#ask('keep-board', { name, chips }, done))) return
    const fresh = this.#keep.querySelector('input')
    if (fresh) fresh.value = ''
    fresh?.focus()
  }

  #nameInput(label: string, onEnter: () => void): HTMLInputElement {
    const input = make('input', {
      class: 'boards-input',
      autocomplete: 'off',
      enterkeyhint: 'done',
      'aria-label': label,
      placeholder: label,
      maxlength: String(BOARD_NAME_MAX),
    })
    input.addEventListener('keydown', ({ key }) => {
      if (key === 'Enter') onEnter()
    })
    return input
  }

  #press(look: 'primary' | 'secondary', text: string, run: () => void): HTMLButtonElement {
    const button = make('button', { type: 'button', class: look }, text)
    button.addEventListener('click', run)
    return button
  }

  #sumOf(chips: readonly BoardChip[]): string {
    const sum = chips.reduce((total, { amount }) => total + amount, 0)
    return showRoundMoney(BigInt(sum), this.#frame.state.lang)
  }
}
