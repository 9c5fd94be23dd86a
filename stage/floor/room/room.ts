import './room.css'
import {
  LINE_CHARACTERS_MAX,
  type RoomLine,
  type RoomOpened,
  type RoomSaid,
  type RoomState,
} from '#contract/games/floor-room.ts'
import type { TableFace } from '#contract/games/table-looks.ts'
import { icon, make } from '../../dom.ts'
import { labelButton, roundButton } from '../../frame/buttons.ts'
import { fill } from '../../frame/words.ts'
import type { FrameState } from '../../frame/state.ts'
import { FloorRefusal, type FloorSession } from '../../protocol/floor-session.ts'
import type { GameStream } from '../../protocol/stream.ts'
import { guestsTitle } from './guests-title.ts'
import { isChatOff, muteAuthor, mutedAuthors, setChatOff, unmuteAll } from './kept.ts'
import { words, type RoomWords } from './words.ts'

/** Without a socket, or while it could not be read, an open room is asked for so often. */
const POLL_MS = 4_000
/** So many characters are left before it is said. */
const LEFT_SAID = 30

interface RoomFrame {
  root: HTMLElement
  state: Pick<FrameState, 'lang' | 'config'>
  stream: Pick<GameStream, 'read' | 'isReady'>
  refuse: (trouble: unknown) => void
}

/** Who else is at the table, and what is said there: a panel beside the game, behind a button among its tools. */
export class Room {
  readonly #frame: RoomFrame
  readonly #session: FloorSession
  readonly #button = roundButton('message-circle', () => this.#toggle())
  readonly #count = make('span', { class: 'room-count', 'aria-hidden': 'true' })
  readonly #panel = make('section', { class: 'room', hidden: true, tabindex: '-1' })
  readonly #title = make('h2')
  readonly #names = make('p', { class: 'room-names' })
  readonly #lines = make('ol', { class: 'room-lines', tabindex: '0' })
  readonly #muted = make('p', { class: 'room-muted' })
  readonly #status = make('p', { class: 'room-said', role: 'status' })
  readonly #input = make('input', {
    class: 'room-input',
    autocomplete: 'off',
    enterkeyhint: 'send',
  })
  readonly #send = make('button', { type: 'button', class: 'room-send' })
  /** No form: a frame may be kept from sending one. */
  readonly #form = make('div', { class: 'room-form' }, this.#input, this.#send)
  readonly #switch = make('button', { type: 'button', class: 'room-switch' })
  readonly #note = make('p', { class: 'room-note' })
  readonly #close = make('button', { type: 'button', class: 'room-close' }, icon('x'))
  #room: RoomState | null = null
  /** What is spoken there. */
  #languages: TableFace['languages'] = []
  #you = ''
  #silentUntil: number | null = null
  #isBusy = false
  /** Why the room could not be read the last time; empty once it could. */
  #unread = ''
  #acts: number | null = null
  /** The last line that was there when it was looked at; null before anything is known. */
  #seen: number | null = null
  #drawn = ''

  /** Before the stream starts, so that it reads what is said. */
  constructor(frame: RoomFrame, session: FloorSession, table: string) {
    this.#frame = frame
    this.#session = session
    // Ours by the contract.
    frame.stream.read(`room/${table}`, (data) => this.#bring(data as RoomState))
    this.#build()
  }

  /** Puts the button before another of the game's tools, once these stand. */
  stand(before: HTMLElement, languages: TableFace['languages']): void {
    this.#languages = languages
    before.before(this.#button.element)
    this.#frame.root.append(this.#panel)
    setInterval(() => {
      const isOpen = !this.#panel.hidden && !document.hidden
      if (isOpen && (!this.#frame.stream.isReady || this.#unread !== '')) void this.#open()
    }, POLL_MS)
    this.refresh()
  }

  refresh(): void {
    const own = this.#words
    const count = this.#room?.guests.count ?? 0
    const newest = this.#room?.lines.at(-1)?.id ?? 0
    if (this.#room && (!this.#panel.hidden || this.#seen === null)) this.#seen = newest
    const hasNews = newest > (this.#seen ?? newest) && !isChatOff()
    const title = guestsTitle(this.#room, this.#isReader, own)
    labelButton(
      this.#button.element,
      [own.open, title, hasNews ? own.news : ''].filter(Boolean).join(', '),
      false,
    )
    this.#button.element.setAttribute('aria-expanded', String(!this.#panel.hidden))
    this.#count.textContent = count === 0 ? '' : String(count)
    this.#count.dataset['news'] = String(hasNews)
    if (!this.#panel.hidden) this.#show(title || own.open)
  }

  /** Whoever plays with play money reads what is said, and says nothing. */
  get #isReader(): boolean {
    return this.#frame.state.config.jurisdiction.socialCasino
  }

  get #words(): RoomWords {
    return words[this.#frame.state.lang]
  }

  #build(): void {
    const head = make('header', { class: 'room-head' }, this.#title, this.#close)
    const foot = make('div', { class: 'room-foot' }, this.#note, this.#switch)
    this.#panel.append(head, this.#names, this.#lines, this.#muted, this.#status, this.#form, foot)
    this.#button.element.classList.add('room-button')
    this.#button.element.append(this.#count)
    this.#close.addEventListener('click', () => this.#toggle())
    this.#switch.addEventListener('click', () => {
      setChatOff(!isChatOff())
      this.refresh()
    })
    this.#send.addEventListener('click', () => void this.#write())
    this.#input.maxLength = LINE_CHARACTERS_MAX
    this.#input.addEventListener('input', () => this.#showLeft())
    // What is typed here is no key of the game's.
    this.#panel.addEventListener('keydown', (event) => {
      event.stopPropagation()
      if (event.key === 'Escape') this.#toggle()
      if (event.key === 'Enter' && event.target === this.#input) void this.#write()
    })
  }

  #toggle(): void {
    this.#panel.hidden = !this.#panel.hidden
    if (this.#panel.hidden) this.#button.element.focus()
    else {
      this.#drawn = ''
      void this.#open()
      this.#panel.focus({ preventScroll: true })
    }
    this.refresh()
  }

  #bring(room: RoomState): void {
    this.#room = room
    this.refresh()
  }

  async #open(): Promise<void> {
    try {
      const opened = await this.#session.ask<RoomOpened>('room', {})
      this.#you = opened.you
      this.#silentUntil = opened.silentUntil
      this.#drawn = ''
      this.#forgetUnread()
      // What the stream has told meanwhile is newer.
      const pushed = this.#frame.stream.isReady ? this.#room : null
      this.#bring(pushed ?? opened.room)
    } catch (trouble) {
      this.#refused(trouble)
      if (trouble instanceof FloorRefusal) this.#unread = trouble.message
    }
  }

  /** The line of a read that failed goes with the next one that does not; what else stands there stays. */
  #forgetUnread(): void {
    if (this.#unread !== '' && this.#status.textContent === this.#unread)
      this.#status.textContent = ''
    this.#unread = ''
  }

  async #write(): Promise<void> {
    const text = this.#input.value.trim()
    if (text === '' || this.#isBusy) return
    this.#isBusy = true
    try {
      const payload = { requestId: crypto.randomUUID(), text }
      const { line } = await this.#session.ask<RoomSaid>('say', payload)
      this.#input.value = ''
      this.#status.textContent = ''
      const room = this.#room
      if (room && !room.lines.some(({ id }) => id === line.id))
        this.#bring({ ...room, lines: [...room.lines, line] })
    } catch (trouble) {
      this.#refused(trouble)
    }
    this.#isBusy = false
  }

  async #report(line: RoomLine): Promise<void> {
    try {
      await this.#session.ask('report', { line: line.id })
      this.#status.textContent = this.#words.reported
    } catch (trouble) {
      this.#refused(trouble)
    }
    this.#act(null)
  }

  #refused(trouble: unknown): void {
    if (trouble instanceof FloorRefusal) this.#status.textContent = trouble.message
    else this.#frame.refuse(trouble)
  }

  #showLeft(): void {
    const left = LINE_CHARACTERS_MAX - [...this.#input.value].length
    this.#status.textContent =
      left <= LEFT_SAID ? fill(this.#words.left, { count: String(left) }) : ''
  }

  /** Which line's acts are open. */
  #act(line: number | null): void {
    this.#acts = line
    this.#drawn = ''
    this.refresh()
  }

  #show(title: string): void {
    const own = this.#words
    const isOff = isChatOff()
    this.#panel.setAttribute('aria-label', own.open)
    this.#title.textContent = title
    labelButton(this.#close, own.close, false)
    this.#showNames(own)
    this.#switch.textContent = isOff ? own.on : own.off
    const note = this.#isReader ? own.reader : own.note
    this.#note.textContent = isOff ? own.isOff : [...this.#spoken(own), note].join(' ')
    const silent = this.#silentText(own)
    this.#form.hidden = isOff || silent !== null || this.#isReader
    if (silent !== null && !isOff) this.#status.textContent = silent
    this.#lines.hidden = isOff
    this.#lines.setAttribute('aria-label', own.lines)
    this.#input.setAttribute('aria-label', own.write)
    this.#input.placeholder = own.write
    this.#send.textContent = own.send
    this.#showLines(own)
  }

  /** Said where one language alone is. */
  #spoken(own: RoomWords): string[] {
    const [only, ...others] = this.#languages
    return only === undefined || others.length > 0 ? [] : [own.spoken[only]]
  }

  #silentText(own: RoomWords): string | null {
    if (this.#silentUntil === null || this.#silentUntil <= Date.now()) return null
    const locale = this.#frame.state.lang === 'tr' ? 'tr-TR' : 'en-GB'
    const options = { hour: '2-digit', minute: '2-digit' } as const
    return fill(own.silent, {
      time: new Date(this.#silentUntil).toLocaleTimeString(locale, options),
    })
  }

  #showNames(own: RoomWords): void {
    const { count = 0, names = [] } = this.#room?.guests ?? {}
    const more = count - names.length
    const rest = more > 0 ? [fill(own.more, { count: String(more) })] : []
    this.#names.textContent = [...names, ...rest].join(', ')
  }

  /** Drawn anew only when something of it has changed: whoever reads or has focus in it is left alone. */
  #showLines(own: RoomWords): void {
    const muted = mutedAuthors()
    const lines = (this.#room?.lines ?? []).filter(({ author }) => !muted.includes(author))
    const hidden = new Set(
      (this.#room?.lines ?? []).flatMap(({ author }) => (muted.includes(author) ? [author] : [])),
    ).size
    const { lang } = this.#frame.state
    const drawn = JSON.stringify([lang, this.#acts, this.#you, hidden, lines.map(({ id }) => id)])
    if (drawn === this.#drawn) return
    this.#drawn = drawn
    this.#muted.replaceChildren(...(hidden === 0 ? [] : this.#mutedParts(own, hidden)))
    const isAtEnd =
      this.#lines.scrollTop + this.#lines.clientHeight >= this.#lines.scrollHeight - 24
    this.#lines.replaceChildren(
      ...(lines.length === 0
        ? [make('li', { class: 'room-empty' }, own.empty)]
        : lines.map((line) => this.#row(line, own))),
    )
    if (isAtEnd) this.#lines.scrollTop = this.#lines.scrollHeight
  }

  #mutedParts(own: RoomWords, hidden: number): (Node | string)[] {
    const all = make('button', { type: 'button', class: 'room-link' }, own.unmute)
    all.addEventListener('click', () => {
      unmuteAll()
      this.#act(null)
    })
    return [`${fill(own.muted, { count: String(hidden) })} `, all]
  }

  #row(line: RoomLine, own: RoomWords): HTMLElement {
    const isOwn = line.author === this.#you
    const who = make('b', {}, isOwn ? own.you : line.who)
    const row = make('li', { 'data-own': isOwn }, who, make('span', {}, line.text))
    if (isOwn || this.#isReader) return row
    const isOpen = this.#acts === line.id
    const more = make(
      'button',
      { type: 'button', class: 'room-more', 'aria-expanded': isOpen ? 'true' : 'false' },
      '⋯',
    )
    labelButton(more, fill(own.acts, { who: line.who }), false)
    more.addEventListener('click', () => this.#act(isOpen ? null : line.id))
    row.append(more)
    if (isOpen) row.append(this.#rowActs(line, own))
    return row
  }

  #rowActs(line: RoomLine, own: RoomWords): HTMLElement {
    const mute = make('button', { type: 'button', class: 'room-link' }, own.mute)
    mute.addEventListener('click', () => {
      muteAuthor(line.author)
      this.#act(null)
    })
    const report = make('button', { type: 'button', class: 'room-link' }, own.report)
    report.addEventListener('click', () => void this.#report(line))
    return make('p', { class: 'room-acts' }, mute, report)
  }
}
