/** What this browser keeps of a member's wishes about others: whom they do not read, and whether they read anybody. */
import { keep, readKept } from '../../frame/kept.ts'

const OFF = 'kasa.room.off'
const MUTED = 'kasa.room.muted'
const MUTED_MAX = 200

export const isChatOff = (): boolean => readKept(OFF) === '1'
export const setChatOff = (isOff: boolean): void => keep(OFF, isOff ? '1' : '')

export const mutedAuthors = (): readonly string[] => readKept(MUTED).split(' ').filter(Boolean)

export function muteAuthor(author: string): void {
  const others = mutedAuthors().filter((one) => one !== author)
  keep(MUTED, [...others, author].slice(-MUTED_MAX).join(' '))
}

export const unmuteAll = (): void => keep(MUTED, '')
