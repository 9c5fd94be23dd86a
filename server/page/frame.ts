import type { Lang } from '../context.ts'
import { html, type Html } from './html.ts'
import type { Mode } from './mode.ts'
import { LATTICE, STAR } from './ornament.ts'

interface Frame {
  lang: Lang
  mode: Mode
  /** What the band on top says before anything else: that this is no place for real money or mail. */
  words: { mark: string; markText: string; title: string }
  /** Where its rules stand. */
  stylesheet: string
  /** Is the title the page's heading, or does one of its own follow? */
  isHeading: boolean
}

/** A page outside the site's build: a plain document in the site's colours, without any script. */
export function framed({ lang, mode, words, stylesheet, isHeading }: Frame, main: Html): string {
  const title = isHeading ? html`<h1>${words.title}</h1>` : html`<b>${words.title}</b>`
  return html`<!doctype html>
    <html lang="${lang}" data-mode="${mode}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${words.title} · ${words.mark}</title>
        <link rel="stylesheet" href="${stylesheet}" />
        <link rel="icon" href="data:," />
      </head>
      <body>
        ${LATTICE}
        <header>
          <p class="mark"><b>${words.mark}</b><span>${words.markText}</span></p>
          <div class="bank">${STAR}${title}</div>
        </header>
        ${main}
      </body>
    </html>`.safe
}
