import type { IncomingHttpHeaders } from 'node:http'

export type Mode = 'night' | 'day'

/** The site mirrors its mode in a cookie; a visitor from elsewhere gets the night. */
export function modeOf({ headers }: { headers: IncomingHttpHeaders }): Mode {
  return /(?:^|; ?)kasa_mode=day(?:;|$)/.test(headers.cookie ?? '') ? 'day' : 'night'
}
