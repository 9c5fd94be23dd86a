/**
 * The page brings the first answers with it, in a data block: they are planted in the calls' memory
 * as if they had been asked, so that the first screen waits for nothing twice.
 */
import type { BuiltName } from '#contract/registry.ts'
import { surface } from '#contract/surface.ts'
import type { Lang } from '#kit/text/language.ts'
import { memory } from './memory.ts'
import { evaluateReply, readReply, valueOf } from './reply.ts'

interface Planted {
  call: BuiltName
  input: Record<string, unknown>
  reply: unknown
  forEveryone?: boolean
}

const isBuilt = (call: unknown): call is BuiltName =>
  typeof call === 'string' && Object.hasOwn(surface, call)

export function readFirstData(text: string): Planted[] {
  const block: unknown = JSON.parse(text)
  // Written by the house itself into its own page; calls it does not know are left out.
  return Array.isArray(block) ? (block as Planted[]).filter(({ call }) => isBuilt(call)) : []
}

/** As the page was sent with it. */
export const inPage = (): string => document.getElementById('kasa-first')?.textContent ?? '[]'

/** `isMember`: shown at once, but asked again where the block answers as to a visitor. */
export function plantFirstData(lang: Lang, isMember: boolean, text = inPage()): void {
  if (document.documentElement.lang !== lang) return
  for (const { call, input, reply: sent, forEveryone } of readFirstData(text)) {
    const reply = readReply(sent)
    if (reply === null) continue
    const traits = surface[call]
    const verdict = evaluateReply(reply, traits)
    if (verdict.kind === 'refused') continue
    memory.setQueryData([call, input, lang], valueOf(reply, verdict, traits), {
      updatedAt: isMember && forEveryone !== true ? 0 : Date.now(),
    })
  }
}
