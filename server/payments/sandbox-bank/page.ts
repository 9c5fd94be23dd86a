import { toString as drawQr } from 'qrcode'
import { framed } from '#server/page/frame.ts'
import { kurusText } from '#server/page/kurus-text.ts'
import type { Mode } from '#server/page/mode.ts'
import { html, trusted, type Html } from '#server/page/html.ts'
import { PAGE_WORDS } from './page-words.ts'
import type { Payment } from './book.ts'
import type { Choice } from './teller.ts'
import type { Lang } from '#contract/languages.ts'

export interface PageOptions {
  mode: Mode
  /** Where this page itself is found, for the code that opens it on a phone. */
  address: string
}

/** The hosted payment page: a plain document without any script. */
export async function paymentPage(
  payment: Payment,
  { mode, address }: PageOptions,
): Promise<string> {
  const words = PAGE_WORDS[payment.lang]
  const code = trusted(await drawQr(address, { type: 'svg', margin: 0 }))
  const main = html`<main>
    <section class="card">${summary(payment)}</section>
    <aside class="card qr">
      <h2>${words.qrTitle}</h2>
      <div class="code" role="img" aria-label="QR">${code}</div>
      <p>${isOfThisMachine(address) ? words.qrHereOnly : words.qrText}</p>
    </aside>
    <section class="card wide">
      ${payment.status === 'open' ? choices(payment) : after(payment)}
    </section>
  </main>`
  return page(payment.lang, mode, main)
}

/** Another device would look for such an address on itself. */
function isOfThisMachine(address: string): boolean {
  const { hostname } = new URL(address)
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.')
}

export function noSuchPayment(lang: Lang, mode: Mode, site: string): string {
  const words = PAGE_WORDS[lang]
  const main = html`<main>
    <section class="card wide">
      <h1>${words.notFound}</h1>
      <p class="state">${words.notFoundText}</p>
      <div class="links">
        <a class="button act" href="${site}/deposit">${words.back}</a>
      </div>
    </section>
  </main>`
  return page(lang, mode, main)
}

function summary(payment: Payment): Html {
  const words = PAGE_WORDS[payment.lang]
  const note =
    payment.note === ''
      ? []
      : [
          html`<dt>${words.note}</dt>
            <dd>${payment.note}</dd>`,
        ]
  return html`<h1>${words.pay}</h1>
    <span class="state ${payment.status}" role="status">${words.status[payment.status]}</span>
    <p class="amount display">${kurusText(payment.amountKurus, payment.lang)}</p>
    <dl>
      <dt>${words.reference}</dt>
      <dd>${payment.reference}</dd>
      ${note}
      <dt>${words.validUntil}</dt>
      <dd>${timeText(payment.expiresAt, payment.lang)}</dd>
    </dl>`
}

function choices(payment: Payment): Html {
  const words = PAGE_WORDS[payment.lang]
  const choice = (name: Exclude<Choice, 'again'>, look: string): Html =>
    html`<button name="do" value="${name}" class="${look}">
      <b>${words[name]}</b><span>${words[`${name}Text`]}</span>
    </button>`
  return html`<h2>${words.decide}</h2>
    <form method="post">
      ${[choice('approve', 'act'), choice('decline', 'no')]}
      ${(['delay', 'repeat', 'reorder'] as const).map((name) => choice(name, ''))}
    </form>
    <a class="leave" href="${payment.returnUrl}">${words.cancel}</a>`
}

function after(payment: Payment): Html {
  const words = PAGE_WORDS[payment.lang]
  const again = html`<form method="post">
    <button name="do" value="again">${words.again}</button>
  </form>`
  return html`<h2>${words.status[payment.status]}</h2>
    <div class="links">
      <a class="button act" href="${payment.returnUrl}">${words.back}</a>
      ${payment.status === 'closed' ? [] : [again]}
    </div>`
}

function page(lang: Lang, mode: Mode, main: Html): string {
  const words = PAGE_WORDS[lang]
  const stylesheet = '/sandbox-pay/page.css'
  return framed({ lang, mode, words, stylesheet, isHeading: false }, main)
}

/** `8:45 ÖS`: the house's clock has twelve hours, and says the half of the day last. */
function timeText(at: Date, lang: Lang): string {
  const options = { timeZone: 'Europe/Istanbul', hour: 'numeric', minute: '2-digit' } as const
  const [hour = '0', minute = '00'] = new Intl.DateTimeFormat('en-GB', options)
    .format(at)
    .split(':')
  const halves = lang === 'tr' ? ['ÖÖ', 'ÖS'] : ['AM', 'PM']
  return `${Number(hour) % 12 || 12}:${minute} ${halves[Number(hour) < 12 ? 0 : 1]}`
}
