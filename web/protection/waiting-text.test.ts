import { describe, expect, it } from 'vitest'
import { waitingText } from './waiting-text.ts'
import { CONTROL_WORDS } from './words.ts'

const next = { value: 900, from: '2026-11-29T21:10:00Z', until: '2026-12-06T21:10:00Z' }
const text = (waiting: Partial<Parameters<typeof waitingText>[1]>, lang: 'tr' | 'en' = 'tr') =>
  waitingText({ kind: 'stake' }, { next, isDue: false, ...waiting }, CONTROL_WORDS[lang], lang)

describe('a raise that waits', () => {
  it('PROT-85 says what the limit is to be and when it is asked about; once it is, what and until when', () => {
    expect(text({})).toMatch(/^₺900,00 bekliyor; 30\.11\.2026 12:10\sÖÖ sonrasında sorulur\.$/)
    expect(text({ isDue: true })).toMatch(/limitiniz ₺900,00 olsun mu\?.+07\.12\.2026 12:10\sÖÖ/)
    expect(text({ isDue: true }, 'en')).toMatch(/shall your limit be ₺900\.00\?.+7\/12\/2026/)
  })

  it('says of one that takes the limit away that it does, and of the house’s own that it is its offer', () => {
    const none = { ...next, value: null }
    expect(text({ next: none })).toMatch(/^Limiti kaldırma isteğiniz bekliyor; .+ sorulur\.$/)
    expect(text({ next: none, isDue: true })).toContain('kaldırılsın mı?')
    expect(text({ isOurs: true }, 'en')).toContain('₺900.00')
    expect(text({ isOurs: true, isDue: true })).toContain('bu limit ₺900,00 olsun mu?')
    expect(text({ next: none, isOurs: true, isDue: true }, 'en')).toContain('be removed?')
  })
})
