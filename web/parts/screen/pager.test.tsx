import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { Pager } from './pager.tsx'

const shown = (page: number, total: number): string =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[`/sport/results?page=${page}`]}>
      <Pager page={page} total={total} length={10} shown={page * 10 <= total ? 10 : 0} />
    </MemoryRouter>,
  )

describe('the pager', () => {
  it('past the last page says how many there are, and leads back to the last', () => {
    expect(shown(9, 25)).toContain('>Toplam 25</span>')
    expect(shown(9, 25)).toContain('page=3')
    expect(shown(9, 25)).not.toContain('page=10')
  })

  it('past the one page of a short list leads back to it', () => {
    expect(shown(4, 3)).toContain('<a')
  })

  it('has no ways where one page is all', () => {
    expect(shown(1, 3)).not.toContain('<a')
    expect(shown(1, 0)).not.toContain('<a')
  })
})
