import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { OperatingHouse } from '#server/house.ts'

/** How the sandboxes, which play the outside world, and this house speak to each other: over HTTP, like any other. */

const WAIT_MS_MAX = 10_000
const ANSWER_BYTES_MAX = 64 * 1024

export interface OwnAnswer {
  status: number
  headers: Readonly<Record<string, string | string[] | undefined>>
  rawBody: Buffer
}

/** Posts to this very process. Throws when it does not answer in time. */
export function postToOwn(
  house: OperatingHouse,
  path: string,
  { headers, rawBody }: { headers: Record<string, string>; rawBody: Buffer },
): Promise<OwnAnswer> {
  const url = new URL(path, ownListener(house))
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((done, fail) => {
    const options = {
      method: 'POST',
      headers: { ...headers, 'content-length': String(rawBody.length) },
      timeout: WAIT_MS_MAX,
      agent: false as const,
      // Our own listener under its public name's certificate: the signature proves who speaks.
      rejectUnauthorized: false,
    }
    const sent = request(url, options, (answer) => {
      const chunks: Buffer[] = []
      let size = 0
      answer.on('data', (chunk: Buffer) => {
        size += chunk.length
        if (size > ANSWER_BYTES_MAX) sent.destroy(new Error('the answer is too long'))
        else chunks.push(chunk)
      })
      answer.on('error', fail)
      answer.on('end', () => {
        const { statusCode: status = 500, headers } = answer
        done({ status, headers, rawBody: Buffer.concat(chunks) })
      })
    })
    sent.on('timeout', () => sent.destroy(new Error('nobody answered')))
    sent.on('error', fail)
    sent.end(rawBody)
  })
}

/** This very process, whatever name and proxy stand before it. */
function ownListener({ settings }: OperatingHouse): string {
  const host = ['0.0.0.0', '::'].includes(settings.host) ? '127.0.0.1' : settings.host
  const inUrl = host.includes(':') ? `[${host}]` : host
  return `${settings.tls ? 'https' : 'http'}://${inUrl}:${settings.port}`
}
