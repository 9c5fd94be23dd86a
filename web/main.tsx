import '#kit/tokens.css'
import '#kit/fonts.css'
import '#kit/base.css'
import './shell/first-frame.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { LanguageContext } from '#kit/language.ts'
import { whenSentAway } from './call/consequences.ts'
import { plantFirstData } from './call/first-data.ts'
import { memory } from './call/memory.ts'
import { tellServerFault } from './call/tell.ts'
import { whenBlocked } from './call/transport.ts'
import { DEVELOPMENT_SCREENS } from './routes.tsx'
import { firstScreenOf, openRouter } from './shell/router.tsx'
import { startUp } from './shell/start-up.ts'
import { watchMember } from './shell/watch-member.ts'
import { auth, isMember, useAuth } from './state/auth.ts'
import { keepPageDressed } from './state/mode-state.ts'

function Site({ router }: { router: ReturnType<typeof openRouter> }) {
  const lang = useAuth((state) => state.language.lang)
  return (
    <LanguageContext value={lang}>
      <QueryClientProvider client={memory}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </LanguageContext>
  )
}

plantFirstData(auth.getState().language.lang, isMember())
keepPageDressed()
const router = openRouter(DEVELOPMENT_SCREENS)
whenSentAway((path) => void router.navigate(path))
whenBlocked(tellServerFault)
watchMember()

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')
const place = createRoot(root)
// Not awaited up here: a screen whose code imports this module would wait for it in turn.
void firstScreenOf(router).then(() =>
  place.render(
    <StrictMode>
      <Site router={router} />
    </StrictMode>,
  ),
)
void startUp(Date.now())
