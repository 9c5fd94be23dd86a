// First, so that the names of all screens' files stand close together in what is built: gzip sees 32 KB.
import { DEVELOPMENT_SCREENS, SCREENS } from './routes.tsx'
import '#kit/tokens.css'
import '#kit/base.css'
import './shell/frame/first-frame.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, startTransition, useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { LanguageContext } from '#kit/text/language.ts'
import { breath } from './call/next-task.ts'
import { staticQuery } from './call/static-list.ts'
import { whenSentAway } from './call/consequences.ts'
import { plantFirstData } from './call/first-data.ts'
import { memory } from './call/memory.ts'
import { notifyServerFault } from './call/notify.ts'
import { whenBlocked } from './call/transport.ts'
import { pressAgain } from './shell/start-up/early-press.ts'
import { calm, markFirstScreenReady, markStartUpBegan } from './parts/screen/deferred.ts'
import { firstScreenOf, openRouter } from './shell/frame/router.tsx'
import { takeAskedLanguage } from './state/link-language.ts'
import { auth, isMember, useAuth } from './state/auth.ts'
import { keepPageDressed } from './state/mode-state.ts'
import { readStored } from './state/stored.ts'

function Site({ router }: { router: ReturnType<typeof openRouter> }) {
  const lang = useAuth((state) => state.language.lang)
  useEffect(startUpOnce, [])
  return (
    <LanguageContext value={lang}>
      <QueryClientProvider client={memory}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </LanguageContext>
  )
}

/**
 * Only when the first screen stands: what it learns meanwhile would make React begin that anew. A
 * member waits for their balance, a visitor for nothing.
 */
function startUpOnce(): void {
  markFirstScreenReady()
  pressAgain()
  started ??= (isExpected() ? breath() : calm).then(async () => {
    const [{ startUp }, { watchMember }, { openAhead }] = await openSoon().finally(markStartUpBegan)
    watchMember()
    openAhead(SCREENS)
    await startUp(Date.now())
    const { startStream } = await import('./call/stream.ts')
    startStream()
  })
}

/** Somebody was here, and may be a member still. */
const isExpected = () => isMember() || readStored('bnwUserAuth') !== null

/** Comes with what else the frame needs a moment later. */
const openSoon = () =>
  Promise.all([
    import('./shell/start-up/start-up.ts'),
    import('./shell/start-up/watch-member.ts'),
    import('./shell/start-up/open-ahead.ts'),
  ])

let started: Promise<void> | undefined

/**
 * Behind the scripts, which answer a finger. All faces come before the sheet that declares them: each that came by itself would have every line
 * laid out anew; one that does not come is not waited for long. Where a browser kept the page, that sheet stands (start-up/open.js), and they come with it.
 */
async function fetchType(): Promise<void> {
  const faces = document.querySelectorAll<HTMLLinkElement>('[rel=type] ~ [rel=face]')
  const come = Array.from(
    faces,
    (link) =>
      new Promise((done) => Object.assign(link, { onload: done, onerror: done, rel: 'preload' })),
  )
  await Promise.race([Promise.all(come), new Promise((done) => setTimeout(done, 3_000))])
  await import('#kit/fonts.css')
}

/** In steps, so that the page which already stands answers a touch between them. */
async function open(place: Root): Promise<void> {
  await breath()
  void fetchType()
  takeAskedLanguage()
  // On its way while the rest is made ready: every screen begins with both.
  for (const name of ['header-menu', 'languages'] as const)
    void memory.prefetchQuery(staticQuery(name))
  await breath()
  plantFirstData(auth.getState().language.lang, isMember())
  keepPageDressed()
  whenBlocked(notifyServerFault)
  await breath()
  const router = openRouter(DEVELOPMENT_SCREENS)
  whenSentAway((path) => void router.navigate(path))
  await firstScreenOf(router)
  await breath()
  startTransition(() =>
    place.render(
      <StrictMode>
        <Site router={router} />
      </StrictMode>,
    ),
  )
}

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')
void open(createRoot(root))
