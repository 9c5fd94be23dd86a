import type { Page } from '@playwright/test'

/**
 * Makes the page one that can be pictured whole: what is fixed to the window stands at the edges of the
 * page instead of in the middle of the picture, and what is loaded only when somebody scrolls is here.
 */
export async function wholePage(page: Page): Promise<void> {
  await page.evaluate(async () => {
    document.body.style.position = 'relative'
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { position, contentVisibility } = getComputedStyle(element)
      if (position === 'fixed') element.style.position = 'absolute'
      if (contentVisibility === 'auto') element.style.contentVisibility = 'visible'
    }
    const pictures = [...document.querySelectorAll('img')]
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
  })
}
