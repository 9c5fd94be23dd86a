import { html, type Html } from '#server/page/html.ts'
import type { Lang } from '../context.ts'
import type { Action, Letter, Surroundings } from './letter.ts'
import { MAIL_STYLE, styleOf } from './mail-style.ts'
import type { Template, Templates } from './templates.ts'
import { EN } from './words-en.ts'
import { TR } from './words-tr.ts'

const FOOT: Readonly<Record<Lang, string>> = {
  tr: 'Bu ileti Kasa hesabınızla ilgili olduğu için gönderildi. Kasa sizden hiçbir zaman parolanızı ya da doğrulama kodunuzu istemez.',
  en: 'This message was sent because it concerns your Kasa account. Kasa never asks you for your password or a verification code.',
}
const PASTE: Readonly<Record<Lang, string>> = {
  tr: 'Düğme çalışmazsa bu adresi tarayıcınıza yapıştırın:',
  en: 'If the button does not work, paste this address into your browser:',
}

/** What is kept and sent: nothing in it is made later. */
export interface Rendered {
  subject: string
  text: string
  /** Empty for an SMS. */
  html: string
}

/** A message with its values, in words. */
export function renderMail<T extends Template>(
  template: T,
  values: Templates[T],
  lang: Lang,
  about: Surroundings,
): Rendered {
  const letter = letterOf(template, values, lang, about)
  return { subject: letter.subject, text: mailText(letter, lang), html: mailHtml(letter, lang) }
}

/** The same for a phone: the sentences alone, a line each. */
export function renderSms<T extends Template>(
  template: T,
  values: Templates[T],
  lang: Lang,
  about: Surroundings,
): Rendered {
  const { subject, paragraphs } = letterOf(template, values, lang, about)
  return { subject, text: paragraphs.join('\n'), html: '' }
}

function letterOf<T extends Template>(
  template: T,
  values: Templates[T],
  lang: Lang,
  about: Surroundings,
): Letter {
  const letters = lang === 'tr' ? TR : EN
  return letters[template](values, about)
}

function mailText(letter: Letter, lang: Lang): string {
  const { greeting, paragraphs, facts = [], actions = [], notes = [] } = letter
  const blocks = [
    ...(greeting === undefined ? [] : [greeting]),
    ...paragraphs,
    ...(facts.length > 0 ? [facts.map(([name, value]) => `${name}: ${value}`).join('\n')] : []),
    ...actions.map(({ label, link }) => `${label}:\n${link}`),
    ...notes,
    `--\nkasa\n${FOOT[lang]}`,
  ]
  return `${blocks.join('\n\n')}\n`
}

function mailHtml(letter: Letter, lang: Lang): string {
  const { subject, greeting, paragraphs, facts = [], actions = [], notes = [] } = letter
  const main = html`<h1 style="${styleOf('title')}">${subject}</h1>
    ${greeting === undefined ? [] : [paragraph(greeting)]}${paragraphs.map(paragraph)}${
      facts.length > 0 ? [factList(facts)] : []
    }${actionsOf(actions, lang)}${notes.map(note)}`
  return html`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${subject}</title>
        <style>
          ${MAIL_STYLE}
        </style>
      </head>
      <body class="ground" style="${styleOf('ground')}">
        <div class="ground" style="${styleOf('page')}">
          <p class="mark" style="${styleOf('mark')}">
            <span class="star" style="${styleOf('star')}">&#10040;&#65038;</span> kasa
          </p>
          <div class="card" style="${styleOf('card')}">${main}</div>
          <p class="quiet" style="${styleOf('foot')}">${FOOT[lang]}</p>
        </div>
      </body>
    </html>`.safe
}

const paragraph = (text: string): Html => html`<p style="${styleOf('paragraph')}">${text}</p>`
const note = (text: string): Html => html`<p class="quiet" style="${styleOf('note')}">${text}</p>`

function factList(facts: NonNullable<Letter['facts']>): Html {
  const rows = facts.map(
    ([name, value]) =>
      html`<p style="${styleOf('fact')}">
        <span class="quiet" style="${styleOf('factName')}">${name}</span><br />${value}
      </p>`,
  )
  return html`<div class="sunken" style="${styleOf('facts')}">${rows}</div>`
}

/** The first is what the mail is for; whatever else is offered stays quieter. */
function actionsOf(actions: readonly Action[], lang: Lang): Html[] {
  const [first, ...others] = actions
  if (!first) return []
  const links = others.map(
    ({ label, link }) =>
      html`<p style="${styleOf('paragraph')}">
        <a class="link" href="${link}" style="${styleOf('link')}">${label}</a>
      </p>`,
  )
  return [
    html`<p style="${styleOf('action')}">
        <a class="act" href="${first.link}" style="${styleOf('button')}">${first.label}</a>
      </p>
      ${links}
      <p class="quiet" style="${styleOf('note')}">
        ${PASTE[lang]}<br /><a class="link" href="${first.link}" style="${styleOf('address')}"
          >${first.link}</a
        >
      </p>`,
  ]
}
