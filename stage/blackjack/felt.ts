import { blackjackSpotName, type LaidSpot } from '#contract/games/blackjack-names.ts'
import type {
  FloorSeatFace,
  FloorStakeState,
  FloorTableState,
} from '#contract/games/floor-protocol.ts'
import { SEATS } from '#games/blackjack/numbers.ts'
import { icon, make, setAttribute, setText } from '../dom.ts'
import { makeChip } from '../floor/chip.ts'
import { OnePress } from '../floor/one-press.ts'
import { showRoundMoney, type Lang } from '../frame/amounts.ts'
import { fill } from '../frame/words.ts'
import { cardsText, makeCard } from './cards.ts'
import { ARC, CLOTH } from './cloth.ts'
import type { ShownDeal, ShownHand } from './deal.ts'
import { endedSides, waitsForMain } from './side-bets.ts'
import type { BlackjackWords } from './words.ts'

/** What may be laid on one's own seat, from left to right. */
const OWN_SPOTS = ['pairs', 'seat', 'plus'] as const satisfies readonly LaidSpot[]

export interface FeltActs {
  sit: (seat: number) => void
  leave: (seat: number) => void
  lay: (spot: string) => void
  takeBack: (spot: string) => void
  behind: (seat: number) => void
}

export interface FeltState {
  table: FloorTableState
  deal: ShownDeal | null
  own: readonly number[]
  stakes: readonly FloorStakeState[]
  laid: ReadonlyMap<string, number>
  /** The seat and hand that are asked now. */
  asked: { seats: readonly number[]; hand: number | null } | null
  isOpen: boolean
  maySit: boolean
  lang: Lang
  words: BlackjackWords
}

export interface Felt {
  element: HTMLElement
  show: (state: FeltState) => void
}

/** The cloth, the dealer behind it, and seven seats in the order of play from the right. */
export function createFelt(given: FeltActs): Felt {
  const element = make('div', { class: 'bj-felt' })
  const acts = withoutEcho(element, given)
  const cloth = make('div', { class: 'bj-cloth', 'aria-hidden': 'true' })
  cloth.innerHTML = CLOTH
  const motto = make('p', { class: 'bj-motto', 'aria-hidden': 'true' })
  motto.innerHTML = `<svg viewBox="0 0 824 204" preserveAspectRatio="xMidYMin meet">${ARC}</svg><span></span>`
  const mottoTexts = motto.querySelectorAll('textPath, span')
  const dealer = createHand()
  const title = make('h2', { class: 'unseen' })
  const seats = Array.from({ length: SEATS }, (_, at) => createSeat(at + 1, acts))
  const list = make('ol', { class: 'bj-seats' }, ...seats.map(({ element }) => element))
  const dealerBox = make('section', { class: 'bj-dealer' }, title, dealer.element)
  element.append(cloth, motto, dealerBox, list)
  return {
    element,
    show: (state) => {
      const { words, lang, deal } = state
      for (const text of mottoTexts) text.textContent = words.cloth
      title.textContent = words.dealer
      list.setAttribute('aria-label', words.seats)
      list.dataset['own'] = String(state.own.length)
      const cards = deal?.dealer ?? []
      const has = Number(deal?.dealerTotal) > 21 ? words.dealerBust : words.dealerHas
      const total = deal && deal.dealerTotal !== '' ? fill(has, { total: deal.dealerTotal }) : ''
      const spoken = cards.length === 0 ? words.noHand : cardsText(cards, words.faceDown, lang)
      dealer.show({ cards, total, spoken: `${total}. ${spoken}`, isAsked: false, tone: '' })
      for (const seat of seats) seat.show(state)
    },
  }
}

/**
 * Where somebody sits down there are spots for chips, and where they leave a free seat: the second press of the double click that did it, at the
 * same place, does nothing there. A press elsewhere, or by a key, is one of its own.
 */
function withoutEcho(felt: HTMLElement, acts: FeltActs): FeltActs {
  const seating = new OnePress()
  const stop = (event: MouseEvent): void => {
    if (event.detail > 1 && !seating.isFree(performance.now())) event.stopPropagation()
  }
  felt.addEventListener('click', stop, { capture: true })
  const noted = (act: (seat: number) => void) => (seat: number) => {
    seating.takes(performance.now())
    act(seat)
  }
  return { ...acts, sit: noted(acts.sit), leave: noted(acts.leave) }
}

interface HandFace {
  cards: readonly (number | null)[]
  total: string
  spoken: string
  isAsked: boolean
  tone: string
}

/** Cards that lie stay: those that come are new. */
function createHand() {
  const cards = make('span', { class: 'bj-cards' })
  const total = make('span', { class: 'bj-total', 'aria-hidden': 'true' })
  const spoken = make('span', { class: 'unseen' })
  const element = make('div', { class: 'bj-hand' }, cards, total, spoken)
  let shown: readonly (number | null)[] = []
  return {
    element,
    show: (face: HandFace) => {
      const isSame =
        shown.length === face.cards.length && shown.every((card, at) => card === face.cards[at])
      if (!isSame) {
        const kept = shown
        cards.replaceChildren(...face.cards.map((card, at) => makeCard(card, kept[at] !== card)))
        shown = [...face.cards]
      }
      if (spoken.textContent !== face.spoken) spoken.textContent = face.spoken
      total.textContent = face.total
      total.hidden = face.total === ''
      element.dataset['asked'] = String(face.isAsked)
      element.dataset['tone'] = face.tone
    },
  }
}

function createSeat(seat: number, acts: FeltActs) {
  const hands = make('div', { class: 'bj-hands' })
  const handParts = new Map<number, ReturnType<typeof createHand>>()
  const spots = OWN_SPOTS.map((kind) => createSpot(kind, seat, acts))
  const row = make('div', { class: 'bj-spots' }, ...spots.map(({ element }) => element))
  const name = make('b')
  const state = make('small')
  const behind = make('small')
  const face = make('p', { class: 'bj-who' }, name, state, behind)
  const sit = make('button', { type: 'button', class: 'bj-sit' }, icon('plus', 22))
  const leave = make('button', { type: 'button', class: 'bj-small' })
  const back = make('button', { type: 'button', class: 'bj-small' })
  sit.addEventListener('click', () => acts.sit(seat))
  leave.addEventListener('click', () => acts.leave(seat))
  back.addEventListener('click', () => acts.behind(seat))
  const element = make(
    'li',
    { class: 'bj-seat', 'data-seat': String(seat) },
    hands,
    sit,
    row,
    face,
    make('div', { class: 'bj-seat-acts' }, back, leave),
  )
  const show = (now: FeltState): void => {
    const { table, words, lang, own } = now
    const seen = table.seats?.find((one) => one.seat === seat)
    const isOwn = own.includes(seat)
    const shown = now.deal?.seats.find((one) => one.seat === seat)?.hands ?? []
    const isAsked = now.asked?.seats.includes(seat) === true
    showHands(hands, handParts, shown, now, isAsked)
    // On a phone one's seats may lie below what is in sight.
    if (isOwn && isAsked && element.dataset['state'] !== 'acting')
      element.scrollIntoView({ block: 'nearest' })
    const isEmpty = !seen?.who && !isOwn
    element.dataset['own'] = String(isOwn)
    element.dataset['state'] = isEmpty
      ? 'empty'
      : isAsked
        ? 'acting'
        : (shown[0]?.result ?? 'waiting')
    element.dataset['hands'] = String(shown.length)
    sit.hidden = !isEmpty
    sit.disabled = !now.maySit
    sit.setAttribute('aria-label', fill(words.sitAt, { seat }))
    for (const spot of spots) spot.show(now, isOwn, seen)
    row.hidden = isEmpty
    const stake = (seen?.stakes ?? []).reduce((sum, { amount }) => sum + amount, 0)
    const who = isEmpty ? words.empty : isOwn ? words.you : (seen?.who ?? '')
    name.textContent = stake > 0 ? `${who} · ${showRoundMoney(BigInt(stake), lang)}` : who
    state.textContent = isEmpty ? fill(words.seat, { seat }) : stateText(now, shown, seen, isAsked)
    behind.textContent = behindText(now, seat, seen)
    showSmall(
      leave,
      isOwn && now.isOpen && stake === 0,
      words.leave,
      fill(words.leaveSeat, { seat }),
    )
    const mine = now.laid.get(`behind-${seat}`) ?? now.laid.get(`alone-${seat}`) ?? 0
    const amount = showRoundMoney(BigInt(mine), lang)
    showSmall(
      back,
      !isOwn && !isEmpty && now.isOpen,
      words.behind,
      fill(words.behindSeat, { seat, amount }),
    )
  }
  return { element, show }
}

function showSmall(button: HTMLButtonElement, isShown: boolean, text: string, label: string): void {
  button.hidden = !isShown
  button.textContent = text
  button.setAttribute('aria-label', label)
}

function showHands(
  element: HTMLElement,
  parts: Map<number, ReturnType<typeof createHand>>,
  hands: readonly ShownHand[],
  { words, lang, asked }: FeltState,
  isAsked: boolean,
): void {
  for (const id of parts.keys()) if (!hands.some((hand) => hand.id === id)) parts.delete(id)
  const order = hands.map(({ id }) => {
    const part = parts.get(id) ?? createHand()
    parts.set(id, part)
    return part.element
  })
  const isSame =
    order.length === element.children.length &&
    order.every((one, at) => element.children[at] === one)
  if (!isSame) element.replaceChildren(...order)
  for (const [at, { id, cards, total, result }] of hands.entries()) {
    const ended = result === null ? '' : words.states[result]
    const number = hands.length > 1 ? `${fill(words.oneHand, { hand: at + 1 })}: ` : ''
    const spoken = `${number}${cardsText(cards, words.faceDown, lang)}, ${total}. ${ended}`
    const isActing = isAsked && asked?.hand === id
    const label = result === 'blackjack' ? words.states.blackjack : total
    parts.get(id)?.show({ cards, total: label, spoken, isAsked: isActing, tone: result ?? '' })
  }
}

function stateText(
  { words, lang, deal }: FeltState,
  hands: readonly ShownHand[],
  seen: FloorSeatFace | undefined,
  isAsked: boolean,
): string {
  const sides = (deal?.isDealt ? endedSides(seen?.stakes ?? []) : [])
    .filter((side) => side.paid > 0)
    .map((side) =>
      fill(words.sideEnded.paid, {
        name: words.lay[side.kind],
        amount: showRoundMoney(BigInt(side.paid), lang),
      }),
    )
  if (isAsked) return [words.acting, ...sides].join(' · ')
  const ended = hands.map(({ result }) => result)
  if (hands.length === 0 || ended.every((result) => result === null))
    return [words.waiting, ...sides].join(' · ')
  const paid = (seen?.stakes ?? []).reduce((sum, stake) => sum + stake.paid, 0)
  const isOver = ended.every((result) => result !== null && result !== 'stood')
  if (isOver && paid > 0) return fill(words.paid, { amount: showRoundMoney(BigInt(paid), lang) })
  return [
    ...new Set(ended.flatMap((result) => (result === null ? [] : [words.states[result]]))),
  ].join(' · ')
}

function behindText(
  { words, lang, stakes }: FeltState,
  seat: number,
  seen: FloorSeatFace | undefined,
): string {
  const isBehind = ({ spot }: FloorStakeState): boolean =>
    spot === `behind-${seat}` ||
    spot === `alone-${seat}` ||
    (spot.startsWith(`behind-`) && spot.split('-')[2] === String(seat))
  const own = stakes.filter(isBehind).reduce((sum, { amount }) => sum + amount, 0)
  if (own > 0) return fill(words.behindYou, { amount: showRoundMoney(BigInt(own), lang) })
  const { count, total } = seen?.behind ?? { count: 0, total: 0 }
  return count > 0
    ? fill(words.behindCount, { count, total: showRoundMoney(BigInt(total), lang) })
    : ''
}

/** A place for chips: a button on one's own seat, a picture on another's. */
function createSpot(kind: (typeof OWN_SPOTS)[number], seat: number, acts: FeltActs) {
  const name = `${kind}-${seat}`
  const label = make('span', { class: 'bj-spot-name' })
  const won = make('span', { class: 'bj-spot-won money' })
  const chip = make('span', { class: 'bj-spot-chip' })
  const element = make(
    'button',
    { type: 'button', class: 'bj-spot', 'data-kind': kind },
    label,
    chip,
    won,
  )
  element.addEventListener('click', () => acts.lay(name))
  element.addEventListener('keydown', (event) => {
    if (event.key !== 'Backspace') return
    event.preventDefault()
    acts.takeBack(name)
  })
  let drawn = -1
  const show = (
    { words, lang, laid, isOpen, deal }: FeltState,
    isOwn: boolean,
    seen: FloorSeatFace | undefined,
  ): void => {
    const others = (seen?.stakes ?? [])
      .filter(({ spot }) => spot === name || (kind === 'seat' && /^(double|split)-/.test(spot)))
      .reduce((sum, { amount }) => sum + amount, 0)
    const side = deal?.isDealt
      ? endedSides(seen?.stakes ?? []).find((one) => one.kind === kind)
      : null
    const paid = side?.paid ?? 0
    // A side bet that lost is swept as soon as that is known.
    const isSwept = side?.paid === 0
    const amount = isSwept ? 0 : isOwn ? Math.max(laid.get(name) ?? 0, others) : others
    setText(won, paid > 0 ? showRoundMoney(BigInt(paid), lang) : isSwept ? '×' : '')
    label.textContent = words.lay[kind]
    element.disabled = !isOwn || !isOpen
    const isWaiting = isOwn && isOpen && waitsForMain(name, laid)
    setAttribute(element, 'aria-disabled', String(isWaiting))
    element.dataset['laid'] = String(amount > 0)
    const text = showRoundMoney(BigInt(amount), lang)
    element.dataset['ended'] = side ? (isSwept ? 'lost' : 'paid') : ''
    const phrase = side
      ? isSwept
        ? words.sideEnded.lost
        : words.sideEnded.paid
      : isWaiting
        ? words.layAfter
        : words.layOn
    const facts = { name: blackjackSpotName(name, lang), amount: text }
    const ended = { ...facts, amount: showRoundMoney(BigInt(paid), lang) }
    element.setAttribute('aria-label', fill(phrase, side ? ended : facts))
    if (amount === drawn) return
    drawn = amount
    chip.replaceChildren(...(amount > 0 ? [makeChip(amount, words)] : []))
  }
  return { element, show }
}
