import { readFileSync } from 'node:fs'

/** How a part can be proven: in a real browser, over the wire, or by any test. */
export type Kind = 'browser' | 'wire' | 'unit'

export interface Part {
  id: string
  owner: string
  kind: Kind
  statement: string
}

const FILE = new URL('parts.tsv', import.meta.url)

const isKind = (word: string): word is Kind => ['browser', 'wire', 'unit'].includes(word)

/** The project's list of promises, one part a line. */
export function readParts(text: string = readFileSync(FILE, 'utf8')): Part[] {
  const [, ...rows] = text.trimEnd().split('\n')
  return rows.map((row) => {
    const [id = '', owner = '', kind = '', statement = ''] = row.split('\t')
    if (!isKind(kind)) throw new Error(`parts.tsv: ${id} has the kind "${kind}"`)
    return { id, owner, kind, statement }
  })
}
