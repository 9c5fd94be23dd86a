import type { Page, Request, Route } from '@playwright/test'

/** One business call as it left the browser. */
export interface Sent {
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

export function callOf(request: Request): Sent | null {
  const body = bodyOf(request)
  if (body === null) return null
  return { name: `${body.api.class}/${body.api.method}`, data: body.data, user: body.user }
}

/** Every business call that leaves the browser from now on, in order. */
export function listen(page: Page): Sent[] {
  const sent: Sent[] = []
  page.on('request', (request) => {
    const call = callOf(request)
    if (call !== null) sent.push(call)
  })
  return sent
}

export const named = (sent: readonly Sent[], name: string): Sent[] =>
  sent.filter((call) => call.name === name)

/** Something that happens on the line between browser and house. */
export type Happening = (route: Route) => Promise<void> | void

/** Every time the browser makes this call, this happens instead of its reaching the house. */
export async function onCall(page: Page, name: string, happening: Happening): Promise<void> {
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
export const lost: Happening = (route) => route.abort('connectionfailed')

/** Something in the house breaks. */
export const broken: Happening = (route) => route.fulfill({ status: 500, body: '' })

/** Whatever stands before the house has no answer of it; until the line is mended. */
export async function overloaded(page: Page): Promise<() => Promise<void>> {
  const address = '**/endpoint/v1'
  const happening: Happening = (route) => route.fulfill({ status: 502, body: '' })
  await page.route(address, happening)
  return () => page.unroute(address, happening)
}

/** The house says this. */
export const says =
  (reply: { result: boolean; message: string; code?: number; data?: unknown }): Happening =>
  (route) =>
    route.fulfill({
      status: 200,
      contentType: 'application/json',
      body: JSON.stringify({ code: reply.result ? 200 : 422, data: {}, ...reply }),
    })

/** The house says this once, and from then on answers by itself. */
export function once(happening: Happening): Happening {
  let done = false
  return async (route) => {
    if (done) return route.fallback()
    done = true
    return happening(route)
  }
}

export const EXPIRED = says({ result: false, message: 'Oturum süresi doldu', code: 403 })
export const FORBIDDEN = says({ result: false, message: 'Bu işlem için yetkiniz yok', code: 403 })
