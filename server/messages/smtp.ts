import { isLoopback, type Settings } from '../settings.ts'
import { NotCarried, type Parcel } from './carrier.ts'

const CONNECT_MS_MAX = 10_000
const SILENCE_MS_MAX = 20_000

/** Hands mail to the server of SMTP_URL: one connection a message, since they come singly. */
export async function sendMail(settings: Settings, parcel: Parcel): Promise<void> {
  const { smtpUrl, mailFrom } = settings
  if (smtpUrl === undefined || mailFrom === undefined) throw new NotCarried('SMTP_URL is not set')
  // Loaded with the first mail: most processes never send one.
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    url: smtpUrl,
    ...(needsTls(smtpUrl) ? { requireTLS: true } : {}),
    connectionTimeout: CONNECT_MS_MAX,
    greetingTimeout: CONNECT_MS_MAX,
    socketTimeout: SILENCE_MS_MAX,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  try {
    await transport.sendMail({
      from: mailFrom,
      to: { name: '', address: parcel.to },
      subject: parcel.subject,
      text: parcel.text,
      html: parcel.html,
      date: parcel.at,
      // The same at every try: a mailbox shows one mail although it was handed over twice.
      messageId: `<${parcel.id}@${new URL(settings.publicUrl).hostname}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
  } catch (error) {
    throw notCarried(error)
  } finally {
    transport.close()
  }
}

/** Links that open an account cross no network in the clear, unless SMTP_URL says so by itself. */
function needsTls(smtpUrl: string): boolean {
  const { hostname, searchParams } = new URL(smtpUrl)
  if (searchParams.has('ignoreTLS') || searchParams.has('requireTLS')) return false
  return !isLoopback(hostname.replace(/^\[|\]$/g, ''))
}

/** What the server says may hold the address it was said about: only its figures are kept. */
function notCarried(error: unknown): NotCarried {
  const { code, command, responseCode } = error as {
    code?: unknown
    command?: unknown
    responseCode?: unknown
  }
  const figures = [code, command, responseCode].filter(
    (part) => typeof part === 'number' || (typeof part === 'string' && /^[A-Z ]+$/.test(part)),
  )
  const isFinal = command === 'RCPT TO' && typeof responseCode === 'number' && responseCode >= 500
  return new NotCarried(`the mail server: ${figures.join(' ') || 'no answer'}`, isFinal)
}
