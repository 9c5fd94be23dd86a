import { describe, expect, it } from 'vitest'
import { CompressedAnswer } from '../compression/compressed-answer.ts'
import { PageMemory, type DrawnPage } from './page-memory.ts'

const memory = new PageMemory()
let drawn = 0
const draw = (): DrawnPage => {
  drawn += 1
  return {
    isKnown: true,
    inline: { scripts: [], styles: [] },
    picture: null,
    html: new CompressedAnswer(`<p>${drawn}</p>`),
  }
}
/** What the page of that key says, of these parts. */
async function saidAt(key: string, ...parts: readonly unknown[]): Promise<string> {
  const { body } = await memory.page(key, parts, draw).html.formFor('')
  return body.toString()
}

describe('pages as they were drawn last', () => {
  it('are sent again while all that stands in them is the same', async () => {
    const games = [{ gameID: 1 }]
    expect(await saidAt('/ tr', 'built', games)).toBe('<p>1</p>')
    expect(await saidAt('/ tr', 'built', games)).toBe('<p>1</p>')
    expect(await saidAt('/ en', 'built', games)).toBe('<p>2</p>')
    expect(await saidAt('/ tr', 'built', games)).toBe('<p>1</p>')
  })

  it('are drawn anew once one part is another, or there are more of them', async () => {
    const first = await saidAt('/slot', 'built', null)
    const other = await saidAt('/slot', 'built anew', null)
    expect(other).not.toBe(first)
    expect(await saidAt('/slot', 'built anew', null, [])).not.toBe(other)
  })

  it('are few: those that nobody asks for go first', async () => {
    const asked = await saidAt('/asked')
    const forgotten = await saidAt('/forgotten')
    for (let n = 0; n < 200; n++) {
      await saidAt(`/?n=${n}`)
      expect(await saidAt('/asked')).toBe(asked)
    }
    expect(await saidAt('/forgotten')).not.toBe(forgotten)
  })
})
