/**
 * Which addresses a text may lead to, and which pictures it may show. Nothing else is let through: by the server as
 * it reads and answers, and once more by the site before it links.
 */

/** No places, no signs that browsers drop or read as a slash: what is written is what is opened. */
// oxlint-disable-next-line no-control-regex -- to refuse them is what it is for
const UNCLEAR = /[\s\\"'<>`\u0000-\u0020\u007f-\u00a0\u2028\u2029\u200b-\u200f\u202a-\u202e\ufeff]/u
/** Scheme, host or number, port: nobody's name or password before it. */
const WEB = /^https?:\/\/(?:[\p{L}\p{N}._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?(?:[/?#]|$)/iu
const OUTSIDE = /^(?:mailto:[^:/?#@]+@[^:/?#@]+|tel:\+?[\d-]{3,20})$/i
const LENGTH_MAX = 500

/** An address of the house (`/slots`, `#part`), the web, a mailbox or a telephone; else nothing. */
export function safeLink(link: string): string {
  const address = link.trim()
  if (address.length > LENGTH_MAX || UNCLEAR.test(address)) return ''
  if (/^\/(?!\/)/.test(address) || /^#[\w-]+$/.test(address)) return address
  return OUTSIDE.test(address) ? address : safeWeb(address)
}

/** An http or https address without a name or password in it; else nothing. */
export function safeWeb(link: string, lengthMax = LENGTH_MAX): string {
  const address = link.trim()
  return address.length <= lengthMax && !UNCLEAR.test(address) && WEB.test(address) ? address : ''
}

const PAYMENT_LENGTH_MAX = 2_000

/** The page that a payment provider sends a member to: it may carry a long token. */
export const safePaymentPage = (link: string): string => safeWeb(link, PAYMENT_LENGTH_MAX)

const PICTURE = /^\/(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.(?:svg|png|jpe?g|webp|avif|gif)$/i

/** A picture of the house by its path; else nothing. */
export function safeImage(image: string): string {
  return image.length <= LENGTH_MAX && PICTURE.test(image) ? image : ''
}
