import type { Page, Request, Route } from '@playwright/test'
import { surface } from '#contract/surface.ts'

/** One business call as it left the browser. */
export interface SentCall {
  name: string
  data: Record<string, unknown>
  user: Record<string, unknown>
}

interface Body {
  api: { class: string; method: string }
  data: Record<string, unknown>
  user: Record<string, unknown>
}

function bodyOf(request: Request): Body | null {
  if (request.method() !== 'POST' || !request.url().endsWith('/endpoint/v1')) return null
  // What the site itself built; the door's tests hold its shape.
  return request.postDataJSON() as Body
}

export function callOf(request: Request): SentCall | null {
  const body = bodyOf(request)
  if (body === null) return null
  return { name: `${body.api.class}/${body.api.method}`, data: body.data, user: body.user }
}

/** Every business call that leaves the browser from now on, in order. */
export function recordCalls(page: Page): SentCall[] {
  const sent: SentCall[] = []
  page.on('request', (request) => {
    const call = callOf(request)
    if (call !== null) sent.push(call)
  })
  return sent
}

export const callsNamed = (sent: readonly SentCall[], name: string): SentCall[] =>
  sent.filter((call) => call.name === name)

/** Something that happens on the line between browser and house. */
export type RouteAnswer = (route: Route) => Promise<void> | void

/** No socket can be had from now on: what the house has to say is asked for, and nothing else is heard. */
export async function withoutStream(page: Page): Promise<void> {
  await page.routeWebSocket(/\/endpoint\/v1\/stream$/, (line) => line.close())
}

const topicOf = (name: string): string | undefined =>
  Object.entries(surface).find(([call]) => call === name)?.[1].topic

/**
 * Every time the browser makes this call, this happens instead of its reaching the house. Nor does the
 * stream say then what the call would have.
 */
export async function onCall(page: Page, name: string, happening: RouteAnswer): Promise<void> {
  if (topicOf(name) !== undefined) await withoutStream(page)
  await page.route('**/endpoint/v1', async (route) => {
    if (callOf(route.request())?.name === name) await happening(route)
    else await route.fallback()
  })
}

/** Pages come without the answers that they bring along: they ask for everything themselves. */
export async function withoutFirstData(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const body = (await response.text()).replace(/(id="kasa-first">).*?(<\/script>)/s, '$1[]$2')
    return route.fulfill({ response, body })
  })
}

/** The line breaks. */
export const connectionLost: RouteAnswer = (route) => route.abort('connectionfailed')

/** Something in the house breaks. */
export const serverError: RouteAnswer = (route) => route.fulfill({ status: 500, body: '' })

/** Whatever stands before the house has no answer of it; until the line is mended. */
export async function badGateway(page: Page): Promise<() => Promise<void>> {
  const address = '**/endpoint/v1'
  const happening: RouteAnswer = (route) => route.fulfill({ status: 502, body: '' })
  await page.route(address, happening)
  return () => page.unroute(address, happening)
}

/** The house says this. */
export const replyWith =
  (reply: { result: boolean; message: string; code?: number; data?: unknown }): RouteAnswer =>
  (route) =>
    route.fulfill({
      status: 200,
      contentType: 'application/json',
      body: JSON.stringify({ code: reply.result ? 200 : 422, data: {}, ...reply }),
    })

/** The house says this once, and from then on answers by itself. */
export function once(happening: RouteAnswer): RouteAnswer {
  let done = false
  return async (route) => {
    if (done) return route.fallback()
    done = true
    return happening(route)
  }
}

export const EXPIRED = replyWith({ result: false, message: 'Oturum süresi doldu', code: 403 })
export const FORBIDDEN = replyWith({
  result: false,
  message: 'Bu işlem için yetkiniz yok',
  code: 403,
})
