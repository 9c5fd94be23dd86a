/**
 * What processes say to each other: whose data was touched, and messages that carry their data. Many
 * small ones of a moment become few texts, none longer than NOTIFY carries.
 */
import * as z from 'zod/mini'

/** A message with its data, for the readers of one channel. */
export interface Publication {
  topic: string
  scope: string
  data: unknown
  /** The socket that caused it and need not hear it. */
  except?: string | undefined
}

export interface Batch {
  /** Sources, each with the scopes touched; null stands for all of them. */
  touched: [source: string, scopes: string[] | null][]
  published: Publication[]
}

/** These scopes of a source may have changed; without any, all of them. */
export const touchedBatch = (source: string, scopes: string[]): Batch => ({
  touched: [[source, scopes.length > 0 ? scopes : null]],
  published: [],
})

/** A message to the readers of one of the site's topics. */
export const publishedBatch = ({ topic, ...message }: Publication): Batch => ({
  touched: [],
  published: [{ topic: `site/${topic}`, ...message }],
})

/** NOTIFY takes less than 8,000 bytes. */
const BYTES_MAX = 7_900

const shape = z.object({
  from: z.string(),
  touched: z.array(z.tuple([z.string(), z.nullable(z.array(z.string()))])),
  published: z.array(
    z.object({
      topic: z.string(),
      scope: z.string(),
      data: z.unknown(),
      except: z.optional(z.string()),
    }),
  ),
})

/** The texts of a batch; a publication too large for any is left out and answered in `tooLarge`. */
export function packed(from: string, batch: Batch): { texts: string[]; tooLarge: Publication[] } {
  const texts: string[] = []
  const tooLarge: Publication[] = []
  let open: Batch = { touched: [], published: [] }
  const textOf = (part: Batch) => JSON.stringify({ from, ...part })
  const fits = (part: Batch) => Buffer.byteLength(textOf(part)) <= BYTES_MAX
  const put = (item: Batch): boolean => {
    const joined: Batch = {
      touched: [...open.touched, ...item.touched],
      published: [...open.published, ...item.published],
    }
    if (!fits(joined) && isEmpty(open)) return false
    if (!fits(joined)) {
      texts.push(textOf(open))
      open = { touched: [], published: [] }
      return put(item)
    }
    open = joined
    return true
  }
  for (const [source, scopes] of batch.touched)
    for (const some of scopes === null ? [null] : slices(scopes))
      put({ touched: [[source, some]], published: [] })
  for (const one of batch.published) if (!put({ touched: [], published: [one] })) tooLarge.push(one)
  if (!isEmpty(open)) texts.push(textOf(open))
  return { texts, tooLarge }
}

/** Short enough that a slice fits whatever a scope is. */
const SCOPES_A_SLICE = 50

function slices(scopes: readonly string[]): string[][] {
  const parts = Math.ceil(scopes.length / SCOPES_A_SLICE)
  return Array.from({ length: parts }, (_, i) =>
    scopes.slice(i * SCOPES_A_SLICE, (i + 1) * SCOPES_A_SLICE),
  )
}

export const isEmpty = ({ touched, published }: Batch): boolean =>
  touched.length === 0 && published.length === 0

/** The batch in a text, with who sent it; null for what is none of ours. */
export function unpacked(text: string): (Batch & { from: string }) | null {
  const read = z.safeParse(shape, parsed(text))
  return read.success ? read.data : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
