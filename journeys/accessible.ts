import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds wrong, one line each, once no call is under way: its bar stands in no landmark. */
export async function wrong(page: Page): Promise<string[]> {
  await expect(page.getByRole('progressbar', { name: /^(Yükleniyor|Loading)$/ })).toHaveCount(0)
  const { violations } = await new AxeBuilder({ page }).withTags(STANDARDS).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  )
}
