/** The lists that come from static JSON files beside the page: menus, languages, partners, methods. */
import { useQuery } from '@tanstack/react-query'
import { breath } from './next-task.ts'
import { getStatic } from './transport.ts'

export type StaticName =
  'header-menu' | 'footer-menu' | 'languages' | 'partners' | 'investment-methods'

/** A name in both languages. */
export interface Titles {
  tr: string
  en: string
}

export interface MenuEntry {
  id: number
  path: string
  title: Titles
  icon?: string
  /** Shown to members only, or to visitors only. */
  member?: boolean
  /** Opens this beside the screen, instead of leading to `path`. */
  opens?: 'support'
  /** Stands last, where there is room for everything. */
  more?: boolean
}

export interface StaticLists {
  'header-menu': MenuEntry[]
  'footer-menu': { id: number; title: Titles; items: MenuEntry[] }[]
  languages: { id: number; title: string; lang: string }[]
  partners: { id: number; title: string }[]
  'investment-methods': { id: number; title: Titles; image: string }[]
}

export const staticQuery = <N extends StaticName>(name: N) => ({
  queryKey: ['static', name] as const,
  queryFn: async (): Promise<StaticLists[N]> => {
    // The first screen wants all of them at once, each of which takes a phone a while to ask for.
    await breath()
    const list = await getStatic(name)
    // Files of this site, deployed with it: only whether it is a list is checked.
    return (Array.isArray(list) ? list : []) as StaticLists[N]
  },
  staleTime: Infinity,
})

/** The list, empty until it has come (and for good when it never does). */
export function useStaticList<N extends StaticName>(name: N): StaticLists[N] {
  const { data } = useQuery(staticQuery(name))
  return data ?? NOTHING[name]
}

const NOTHING: StaticLists = {
  'header-menu': [],
  'footer-menu': [],
  languages: [],
  partners: [],
  'investment-methods': [],
}
