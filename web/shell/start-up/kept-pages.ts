/**
 * The browser keeps the last pages as they were sent (public/sw.js), so that a second visit stands at once. One that was kept learns here
 * what has come since. Where the house would send another now they are forgotten (web/state/page-attributes.ts).
 */
import { showToast } from '#kit/feedback/toast-queue.ts'
import { inPage, plantFirstData, readFirstData } from '#web/call/first-data.ts'
import { memory } from '#web/call/memory.ts'
import { auth, isMember } from '#web/state/auth.ts'
import { defineWords, inEach } from '#web/words/words.ts'

interface News {
  /** `of-the-house`: the page came just now; `release`: the site itself is another by now; `lost`: what is new could not be had. */
  state: 'of-the-house' | 'same' | 'new' | 'release' | 'lost'
  /** The first data of the new page. */
  data?: string
}

const keeper = (): ServiceWorker | null => globalThis.navigator?.serviceWorker?.controller ?? null

/** What the page brought gives way to what the house says now, in its place. */
export async function renewKeptPage(): Promise<void> {
  const worker = keeper()
  if (worker === null) return
  const { state, data } = await newsOf(worker)
  if (state === 'of-the-house' || state === 'same') return
  const { lang } = auth.getState().language
  if (state === 'release') announceRelease()
  if (data !== undefined) plantFirstData(lang, isMember(), data)
  for (const { call, input } of readFirstData(inPage())) {
    const key = [call, input, lang]
    // A longer list began with what the page brought, and knows nothing of the other.
    const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) =>
      data === undefined || queryKey.length > key.length
    void memory.invalidateQueries({ queryKey: key, predicate })
  }
}

const WORDS = defineWords({
  tr: {
    release: 'Site yenilendi. Yeni sürüm, açacağınız ilk sayfayla gelir.',
    reload: 'Sayfayı yenile',
  },
  en: {
    release: 'The site has been renewed. The new version comes with the next page that you open.',
    reload: 'Reload the page',
  },
})
const RELEASE_MS = 8_000

/** What this tab runs goes on; whatever link is pressed next is followed by the browser, which loads the new site. */
function announceRelease(): void {
  const action = { label: inEach(WORDS, ({ reload }) => reload), run: () => location.reload() }
  const text = inEach(WORDS, ({ release }) => release)
  showToast({ tone: 'neutral', text, timeoutMs: RELEASE_MS, action })
  const follow = (event: MouseEvent) => {
    const isLink = event.target instanceof Element && event.target.closest('a[href]') !== null
    if (isLink) event.stopPropagation()
  }
  document.addEventListener('click', follow, { capture: true })
}

const newsOf = (worker: ServiceWorker): Promise<News> =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', ({ data }: MessageEvent<News>) => {
      port1.close()
      done(data)
    })
    port1.start()
    worker.postMessage('what-is-new', [port2])
  })

/**
 * Has the browser keep the page that stands in for the site while the line is gone, and this one for the next visit (public/sw.js).
 * In development every file must come fresh, so nothing is kept there.
 */
export async function keepOfflinePage(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const keeper = navigator.serviceWorker
  // Some browsers refuse it in private windows: the site is whole without.
  const isKept = await keeper.register('/sw.js').catch(() => null)
  if (isKept === null || keeper.controller !== null) return
  const { active } = await keeper.ready
  active?.postMessage('keep-page')
}
