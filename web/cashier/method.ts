import type { Data } from '#contract/registry.ts'

type Listed = Data<'finance/list_cash_methods_new'>['methods_list'][number]
type Single = Extract<Listed, { type: 'single' }>

/** A way to pay, as a card and a form need it; the members of a group stand beside the singles. */
export interface Method {
  id: number
  name: string
  description: string
  image: string
  minimum: number
  maximum: number
  quickAmounts: readonly number[]
  transferTypeId: number
  hasQr: boolean
  fields: readonly FormField[]
}

export type FormField = Single['fields'][number]

export function methodsOf(listed: readonly Listed[]): Method[] {
  return listed.flatMap((method) =>
    method.type === 'single'
      ? [asMethod({ ...method.properties, fields: method.fields })]
      : method.methods.map(asMethod),
  )
}

type Properties = Single['properties'] & { fields: readonly FormField[] }

function asMethod(properties: Properties): Method {
  const { id, name, description, image, minimum, maximum, quickAmounts, hasQr } = properties
  const { transfer_type_id: transferTypeId, fields } = properties
  const card = { id, name, description, image, minimum, maximum }
  return { ...card, quickAmounts, hasQr, transferTypeId, fields }
}
