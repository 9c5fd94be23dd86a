import type { Selectable } from 'kysely'
import type { Lang } from '#server/context.ts'
import type { MessagesTable } from '#server/database/tables/house.ts'
import { framed } from '#server/page/frame.ts'
import type { Mode } from '#server/page/mode.ts'
import { html, type Html } from '#server/page/html.ts'
import { momentText } from '../letter.ts'
import { OUTBOX_WORDS } from './words.ts'

export type Message = Selectable<MessagesTable>

interface PageOptions {
  lang: Lang
  mode: Mode
  site: string
}

/** Every message that a demo house would have sent: a plain document without any script. */
export function outboxPage(
  messages: readonly Message[],
  { lang, mode, site }: PageOptions,
): string {
  const words = OUTBOX_WORDS[lang]
  const main = html`<main>
    <nav class="bar">
      <p>${words.lead}</p>
      <a href="/outbox?lang=${lang}">${words.refresh}</a>
      <a href="/outbox?lang=${lang === 'tr' ? 'en' : 'tr'}" lang="${lang === 'tr' ? 'en' : 'tr'}"
        >${words.other}</a
      >
      <a href="${site}/">${words.back}</a>
    </nav>
    ${messages.length === 0 ? [none(lang)] : messages.map((each, i) => one(each, lang, i === 0))}
  </main>`
  return framed({ lang, mode, words, stylesheet: '/outbox/page.css', isHeading: true }, main)
}

function none(lang: Lang): Html {
  const words = OUTBOX_WORDS[lang]
  return html`<section class="card none">
    <h2>${words.empty}</h2>
    <p>${words.emptyText}</p>
  </section>`
}

/** Its attributes say what it is, for whoever looks for the newest one to an address. */
function one(message: Message, lang: Lang, isOpen: boolean): Html {
  const words = OUTBOX_WORDS[lang]
  const { id, channel, recipient, template, subject, created_at: at } = message
  return html`<article
    class="card message"
    id="message-${String(id)}"
    data-channel="${channel}"
    data-to="${recipient}"
    data-template="${template}"
    lang="${message.lang}"
  >
    <details ${isOpen ? 'open' : ''}>
      <summary>
        <h2>${subject}</h2>
        <span class="channel" lang="${lang}">${words.channel[channel]}</span>
        <span class="to">${channel === 'sms' ? `+${recipient}` : recipient}</span>
        <time datetime="${at.toISOString()}" lang="${lang}">${momentText(at, lang)}</time>
      </summary>
      <div class="inside">${inside(message, lang)}</div>
    </details>
  </article>`
}

function inside(message: Message, lang: Lang): readonly Html[] {
  const words = OUTBOX_WORDS[lang]
  if (message.sent_at) return [html`<p lang="${lang}">${words.sent}</p>`]
  if (message.gave_up_at) return [html`<p lang="${lang}">${words.gaveUp}</p>`]
  const text = html`<pre>${linked(message.body_text)}</pre>`
  if (message.body_html === '') return [text]
  // The mail stands in a frame of its own: no script, and its links open in place of this page.
  const face = html`<h3 lang="${lang}">${words.face}</h3>
    <iframe
      src="/outbox/${String(message.id)}"
      title="${message.subject}"
      loading="lazy"
      sandbox="allow-top-navigation-by-user-activation"
    ></iframe>
    <h3 lang="${lang}">${words.text}</h3>`
  return [face, text]
}

/** Addresses in a text as links; all else as it is. */
function linked(text: string): Html[] {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, i) => (i % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`))
}
