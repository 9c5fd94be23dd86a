/** The panels of the frame: their code comes with the first press. */
import { deferredPanel } from '#web/parts/screen/deferred-panel.tsx'

export const AccountPanel = deferredPanel(
  async () => (await import('./account-panel.tsx')).AccountPanel,
)
export const MenuPanel = deferredPanel(async () => (await import('./menu-panel.tsx')).MenuPanel)
export const MessagesPanel = deferredPanel(
  async () => (await import('#web/messages/messages-panel.tsx')).MessagesPanel,
)
export const PursePanel = deferredPanel(async () => (await import('./purse-panel.tsx')).PursePanel)
