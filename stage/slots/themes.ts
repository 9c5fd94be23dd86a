import { kapadokya1000 } from './kapadokya-1000/title.ts'
import { laleDevri } from './lale-devri/title.ts'
import type { Title } from './title.ts'
import { yoncaBahcesi } from './yonca-bahcesi/title.ts'

/** Every slot of the house; a new one is named here. */
const ALL: readonly Title[] = [laleDevri, kapadokya1000, yoncaBahcesi]

/** By the name in their address. */
export const TITLES: Readonly<Record<string, Title>> = Object.fromEntries(
  ALL.map((title) => [title.theme.game, title]),
)
