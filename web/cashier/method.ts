import type { Data } from '#contract/registry.ts'
import type { Lang } from '#kit/text/language.ts'
import { formatNumber } from '#kit/text/number-format.ts'
import { favouritesOf } from '#web/call/favourite-methods.ts'

export type Listed = Data<'finance/list_cash_methods_new'>['methods_list'][number]
type Single = Extract<Listed, { type: 'single' }>

export type FormField = Single['fields'][number]

/** A way to pay, as a list and a form need it. */
export interface Method extends Omit<Single['properties'], 'isFavorite' | 'transfer_type_id'> {
  transferTypeId: number
  isFavourite: boolean
  fields: readonly FormField[]
}

/** Methods that are shown as one until it is opened. */
export interface MethodGroup {
  id: number
  name: string
  description: string
  image: string
  methods: readonly Method[]
}

/** The members of a group stand beside the singles. */
export const methodsOf = (listed: readonly Listed[]): Method[] =>
  listed.flatMap((method) =>
    method.type === 'single'
      ? [asMethod({ ...method.properties, fields: method.fields })]
      : method.methods.map(asMethod),
  )

/** Those of a list that `fits`, a group with those of its own. */
export const listedWhere = (
  listed: readonly Listed[],
  fits: (method: Method) => boolean,
): Listed[] =>
  listed.flatMap((each): Listed[] => {
    const kept = new Set(
      methodsOf([each])
        .filter(fits)
        .map(({ id }) => id),
    )
    if (kept.size === 0) return []
    if (each.type === 'single') return [each]
    return [{ ...each, methods: each.methods.filter(({ id }) => kept.has(id)) }]
  })

/** What every one of several methods asks for, as the first of them does. */
export const sharedFields = ([first, ...others]: readonly Method[]): FormField[] =>
  (first?.fields ?? []).filter(({ name, kind }) =>
    others.every(({ fields }) => fields.some((each) => each.name === name && each.kind === kind)),
  )

/** The one method of an answer that was asked for by its id: its form stands in the first element. */
export function firstMethod([first]: readonly Listed[]): Method | null {
  return first === undefined ? null : (methodsOf([first])[0] ?? null)
}

/** A list as it is shown: each method once, the favourites first, a group without those that stand above it. */
export interface Sections {
  favourites: readonly Method[]
  highlighted: readonly Method[]
  rest: readonly (Method | MethodGroup)[]
}

export function sectionsOf(listed: readonly Listed[]): Sections {
  const favourites = methodsOf(favouritesOf(listed))
  const highlighted = methodsOf(listed).filter(
    (method) => method.isHighlighted && !method.isFavourite,
  )
  const shown = new Set([...favourites, ...highlighted].map(({ id }) => id))
  const rest = listed.flatMap((method): (Method | MethodGroup)[] => {
    const methods = methodsOf([method]).filter(({ id }) => !shown.has(id))
    if (method.type === 'single' || methods.length === 0) return methods
    return [{ ...method.properties, methods }]
  })
  return { favourites, highlighted, rest }
}

/** The one that stands first. */
export function firstShown(listed: readonly Listed[]): Method | null {
  const { favourites, highlighted, rest } = sectionsOf(listed)
  const [first] = [...favourites, ...highlighted, ...rest]
  if (first === undefined) return null
  return isGroup(first) ? (first.methods[0] ?? null) : first
}

export const isGroup = (method: Method | MethodGroup): method is MethodGroup => 'methods' in method

type Properties = Single['properties'] & { fields: readonly FormField[] }

function asMethod({ isFavorite, transfer_type_id, ...method }: Properties): Method {
  return { ...method, transferTypeId: transfer_type_id, isFavourite: isFavorite === 1 }
}

/** An amount at one tap. */
export interface QuickAmount {
  lira: number
  label: string
}

export const quickAmountsOf = (
  { quickAmounts }: { quickAmounts: readonly number[] },
  lang: Lang,
): QuickAmount[] => quickAmounts.map((lira) => ({ lira, label: `₺${formatNumber(lira, lang)}` }))
