import { trusted, type Html } from '#server/page/html.ts'

/**
 * How mail looks: porcelain by day, written at every element because many readers of mail take
 * nothing else; those that know dark mode turn it to glaze by the few rules of `MAIL_STYLE`.
 */
const FONT =
  "font-family:'Onest Variable',-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

const STYLES = {
  ground: 'margin:0;padding:0;background:#f5f7fc;color:#121a33',
  page: `max-width:560px;margin:0 auto;padding:32px 16px;background:#f5f7fc;color:#121a33;${FONT};font-size:16px;line-height:1.5`,
  mark: 'margin:0 0 16px;font-size:24px;line-height:1.2;font-weight:750;letter-spacing:-.01em;color:#121a33',
  star: 'color:#0a746d',
  card: 'background:#ffffff;border:1px solid #d9deec;border-radius:16px;padding:28px 24px',
  title: 'margin:0 0 16px;font-size:24px;line-height:1.2;font-weight:700;letter-spacing:-.01em',
  paragraph: 'margin:0 0 16px',
  note: 'margin:16px 0 0;font-size:14px;color:#4d5a82;overflow-wrap:anywhere',
  facts: 'margin:0 0 20px;padding:16px 16px 4px;border-radius:10px;background:#e9edf7',
  fact: 'margin:0 0 12px;overflow-wrap:anywhere',
  factName: 'font-size:13px;color:#4d5a82',
  action: 'margin:24px 0',
  button:
    'display:inline-block;padding:13px 24px;border-radius:10px;background:#0a746d;color:#ffffff;font-weight:650;text-decoration:none',
  link: 'color:#1f4fd6;font-weight:600',
  address: 'color:#1f4fd6;overflow-wrap:anywhere;word-break:break-all',
  foot: 'margin:20px 8px 0;font-size:13px;color:#4d5a82',
} as const

export function styleOf(name: keyof typeof STYLES): Html {
  return trusted(STYLES[name].replaceAll("'", '&#39;'))
}

export const MAIL_STYLE = trusted(`:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.ground{background:#0b1024!important;color:#eef2ff!important}
.mark{color:#eef2ff!important}.star{color:#22d3c0!important}
.card{background:#131a36!important;border-color:#2b3253!important;color:#eef2ff!important}
.sunken{background:#080c1c!important}.quiet{color:#a3afd1!important}
.act{background:#22d3c0!important;color:#04211e!important}.link{color:#6e9bff!important}}`)
