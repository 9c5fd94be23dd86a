import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { OperatorLink } from './operator-link.tsx'

const shown = (to: string): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <OperatorLink to={to}>Devam</OperatorLink>
    </MemoryRouter>,
  )

describe('a link that the operator gave', () => {
  it.each([
    'javascript:alert(1)',
    ' JaVaScript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    '//evil.test',
    '/\\evil.test',
    'https://name:secret@evil.test',
    'promotions',
    '',
  ])('is none where it leads nowhere of ours or of the web: %j', (to) =>
    expect(shown(to)).toBe('Devam'),
  )

  it('leads within the site, or away in a tab of its own, which is said', () => {
    expect(shown('/promotions')).toBe('<a href="/promotions" data-discover="true">Devam</a>')
    const away = shown('https://kasa.test/a?b=1')
    expect(away).toContain('href="https://kasa.test/a?b=1"')
    expect(away).toContain('target="_blank" rel="noopener noreferrer nofollow"')
    expect(away).toMatch(/Devam<span class="heard-only">.+<\/span>/)
  })
})
