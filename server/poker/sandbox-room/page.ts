import type { Lang } from '#server/context.ts'
import { framed } from '#server/page/frame.ts'
import { html, type Html } from '#server/page/html.ts'
import { kurusText } from '#server/page/kurus-text.ts'
import type { Mode } from '#server/page/mode.ts'
import type { Player } from './book.ts'
import { HALLS, TABLES, tableNamed, type Hall, type Table } from './tables.ts'
import type { Visit } from './visits.ts'
import { ROOM_WORDS } from './words.ts'

interface Room {
  player: Player
  visit: Visit
  mode: Mode
}

/** The lobby, and the table a player sits at: a plain document without any script. */
export function lobbyPage({ player, visit, mode }: Room): string {
  const { lang } = visit
  const words = ROOM_WORDS[lang]
  const table = tableNamed(player.seat)
  const main = html`<main>
    <section class="card purse wide">
      <h1>${words.hello(player.username)}</h1>
      <dl>
        <div>
          <dt>${words.purse}</dt>
          <dd data-sum="purse">${kurusText(player.purse_kurus, lang)}</dd>
        </div>
        <div>
          <dt>${words.atTable}</dt>
          <dd data-sum="stack">${kurusText(player.stack_kurus, lang)}</dd>
        </div>
      </dl>
      <p class="about">${words.free} <a href="${visit.return_url}">${words.back}</a></p>
    </section>
    ${table ? seat(player, table, lang) : []} ${HALLS.map((hall) => hallCard(hall, player, lang))}
  </main>`
  return page(lang, mode, main)
}

export function noSuchVisit(lang: Lang, mode: Mode, site: string): string {
  const words = ROOM_WORDS[lang]
  const main = html`<main>
    <section class="card wide">
      <h1>${words.notFound}</h1>
      <p class="about">${words.notFoundText}</p>
      <a class="button act" href="${site}/poker-tavla-okey">${words.back}</a>
    </section>
  </main>`
  return page(lang, mode, main)
}

/** The table in play: the felt with what lies on it, and how the hand ends. */
function seat(player: Player, table: Table, lang: Lang): Html {
  const words = ROOM_WORDS[lang]
  const hand = kurusText(table.handKurus, lang)
  const last =
    player.stack_kurus === 0n
      ? words.broke
      : player.last_hand === null
        ? words.start
        : words[player.last_hand](hand)
  const choice = (name: 'win' | 'lose' | 'rise', text: string, look: string): Html =>
    html`<button name="do" value="${name}" class="${look}">
      <b>${words[name]}</b><span>${text}</span>
    </button>`
  const hands = [
    choice('win', words.winText(hand), 'act'),
    choice('lose', words.loseText(hand), 'no'),
  ]
  return html`<section class="card wide seat" id="masa">
    <h2>${words.yourTable(words.halls[table.hall], table.name)}</h2>
    <div class="felt ${table.hall}">
      <p role="status">${last}</p>
      <p class="stack">
        <span>${words.stack}</span>
        <b class="display">${kurusText(player.stack_kurus, lang)}</b>
      </p>
    </div>
    <form method="post">
      ${player.stack_kurus === 0n ? [] : hands} ${choice('rise', words.riseText, '')}
    </form>
  </section>`
}

function hallCard(hall: Hall, player: Player, lang: Lang): Html {
  const words = ROOM_WORDS[lang]
  const rows = TABLES.filter((table) => table.hall === hall).map(
    (table) =>
      html`<li>
        <b>${table.name}</b>
        <small>${words.buyIn} ${kurusText(table.buyInKurus, lang)}</small>
        <small>${words.hand[hall]} ${kurusText(table.handKurus, lang)}</small>
        ${wayIn(table, player, lang)}
      </li>`,
  )
  return html`<section class="card hall" id="${hall}">
    <img src="/poker/${hall}.svg" alt="" width="370" height="208" />
    <h2>${words.halls[hall]}</h2>
    <ul>
      ${rows}
    </ul>
  </section>`
}

function wayIn(table: Table, player: Player, lang: Lang): Html {
  const words = ROOM_WORDS[lang]
  if (player.seat === table.id) return html`<em class="here">${words.seated}</em>`
  if (player.seat !== null) return html`<em>${words.busy}</em>`
  if (player.purse_kurus < table.buyInKurus) return html`<em>${words.short}</em>`
  return html`<form method="post">
    <input type="hidden" name="table" value="${table.id}" />
    <button name="do" value="sit" aria-label="${words.sit}: ${table.name}">${words.sit}</button>
  </form>`
}

function page(lang: Lang, mode: Mode, main: Html): string {
  const words = ROOM_WORDS[lang]
  const stylesheet = '/sandbox-poker/page.css'
  return framed({ lang, mode, words, stylesheet, isHeading: false }, main)
}
