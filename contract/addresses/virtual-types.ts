/** The kinds of virtual game that have an address of their own: `/virtual/type/{type}`. */
export const VIRTUAL_TYPES = ['golden-race'] as const

export type VirtualType = (typeof VIRTUAL_TYPES)[number]
