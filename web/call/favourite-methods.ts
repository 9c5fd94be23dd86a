/** Which payment methods the member has marked, as every list of methods on this page shows it. */
import type { Data } from '#contract/registry.ts'
import { memory } from '#web/call/memory.ts'

type Methods = Data<'finance/list_cash_methods_new'>
export type ListedMethod = Methods['methods_list'][number]

/** 1 deposit, 2 withdrawal. */
export type MethodType = 1 | 2

const LISTS: readonly unknown[] = [
  'finance/list_cash_methods_new',
  'finance/list_cash_methods',
  'finance/list_highlighted_cash_methods',
]

/** The marked ones alone: of a group those of its methods that are, and no group without any. */
export function favouritesOf(listed: readonly ListedMethod[]): ListedMethod[] {
  return listed.flatMap((method): ListedMethod[] => {
    if (method.type === 'single') return method.properties.isFavorite === 1 ? [method] : []
    const methods = method.methods.filter(({ isFavorite }) => isFavorite === 1)
    return methods.length > 0 ? [{ ...method, methods }] : []
  })
}

/** The same list with one method marked or not. */
export function withMark(
  listed: readonly ListedMethod[],
  methodId: number,
  isFavorite: 0 | 1,
): ListedMethod[] {
  return listed.map((method): ListedMethod => {
    if (method.type === 'group') {
      const methods = method.methods.map((each) =>
        each.id === methodId ? { ...each, isFavorite } : each,
      )
      return { ...method, methods }
    }
    if (method.properties.id !== methodId) return method
    return { ...method, properties: { ...method.properties, isFavorite } }
  })
}

/** Marks a method, or takes the mark away, in every list of its direction that this page remembers. */
export function showFavouriteMethod(Type: MethodType, methodId: number, isMarked: boolean): void {
  for (const [queryKey, methods] of memory.getQueriesData<Methods>({
    predicate: ({ queryKey }) => LISTS.includes(queryKey[0]) && isOf(Type, queryKey[1]),
  })) {
    if (methods === undefined) continue
    const methods_list = withMark(methods.methods_list, methodId, isMarked ? 1 : 0)
    memory.setQueryData(queryKey, { methods_list })
  }
}

const isOf = (Type: MethodType, payload: unknown): boolean =>
  typeof payload === 'object' && payload !== null && 'Type' in payload && payload.Type === Type
