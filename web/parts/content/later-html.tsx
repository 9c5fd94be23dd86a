import { lazy, Suspense, type ComponentProps, type ComponentType } from 'react'
import type { ServerHtml } from './safe-html.tsx'

type HtmlProps = ComponentProps<typeof ServerHtml>

/** Left out where it cannot be fetched, as what stands around a screen is. */
const open = (): Promise<ComponentType<HtmlProps>> =>
  import('./safe-html.tsx').then(
    ({ ServerHtml }) => ServerHtml,
    () => () => null,
  )

const Html = lazy(async () => ({ default: await open() }))

/** HTML from the server around the screens: what cleans it is fetched when there is something to clean. */
export const LaterHtml = (props: HtmlProps) => (
  <Suspense>
    <Html {...props} />
  </Suspense>
)
