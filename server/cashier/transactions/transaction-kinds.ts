import type { Output } from '#contract/registry.ts'
import type { MemberContext } from '#server/context.ts'
import { CATEGORY_ID } from '#server/payments/direction.ts'
import { CATEGORY_NAMES, TRANSFER_NAMES } from '../words.ts'

/** What transactions are narrowed by: the ways money travels, the directions, and both together. */

const TRANSFERS = Object.entries(TRANSFER_NAMES).map(([id, name]) => ({ id: Number(id), name }))
const DIRECTIONS = ['in', 'out'] as const
/** A sub-category is a way within a direction; its number says both. */
const CATEGORY_STEP = 10

/** The number of a sub-category: 12 is a deposit (1) through a provider (2). */
export const subCategoryId = (categoryId: number, transferTypeId: number): number =>
  categoryId * CATEGORY_STEP + transferTypeId

export async function listTypesFrontend({
  lang,
}: MemberContext): Promise<Output<'finance/list_types_frontend'>> {
  return TRANSFERS.map(({ id, name }) => ({ id, name: name[lang] }))
}

export async function listCategories({
  lang,
}: MemberContext): Promise<Output<'finance/list_categories'>> {
  return DIRECTIONS.map((direction) => ({
    id: CATEGORY_ID[direction],
    name: CATEGORY_NAMES[direction][lang],
  }))
}

export async function listSubCategories({
  lang,
}: MemberContext): Promise<Output<'finance/list_sub_categories'>> {
  return DIRECTIONS.flatMap((direction) =>
    TRANSFERS.map(({ id, name }) => ({
      id: subCategoryId(CATEGORY_ID[direction], id),
      name: name[lang],
      categoryID: CATEGORY_ID[direction],
    })),
  )
}
