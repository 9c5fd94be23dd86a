/** Public answers that may be a moment old: asked of the database once in that while, whoever asks for them. */
import type { Context } from './context.ts'

interface Kept<Answer> {
  atMs: number
  answer: Promise<Answer>
}

/** Of more, the one that was asked for first is forgotten: nobody fills the memory by asking for ever other things. */
const KEPT_MAX = 500

/** Answers of one kind, each by its own name, for so many milliseconds; every database has its own. */
export function remember<Answer>(forMs: number) {
  const memories = new WeakMap<Context['house']['database'], Map<string, Kept<Answer>>>()
  return ({ house, now }: Context, name: string, read: () => Promise<Answer>): Promise<Answer> => {
    const memory = memories.get(house.database) ?? new Map<string, Kept<Answer>>()
    memories.set(house.database, memory)
    const known = memory.get(name)
    if (known && Math.abs(now.getTime() - known.atMs) < forMs) return known.answer
    const answer = read()
    memory.delete(name)
    memory.set(name, { atMs: now.getTime(), answer })
    answer.catch(() => memory.delete(name))
    const [first] = memory.keys()
    if (memory.size > KEPT_MAX && first !== undefined) memory.delete(first)
    return answer
  }
}
