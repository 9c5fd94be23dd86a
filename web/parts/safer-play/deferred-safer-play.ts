import { deferredPanel } from '#web/parts/screen/deferred-panel.tsx'

export const DeferredSaferPlay = deferredPanel(
  async () => (await import('./safer-play-panel.tsx')).SaferPlayPanel,
)
