import { toWire } from '#contract/money.ts'
import { Refused } from '#contract/refusals.ts'
import type { Input, Output } from '#contract/registry.ts'
import type { MemberContext } from '#server/context.ts'
import type { DepositMethod, Lang } from '#server/payments/method.ts'
import { offersOf, type Offer } from '#server/payments/shelf.ts'

const DEPOSIT = 1

export async function listCashMethodsNew(
  { house, lang }: MemberContext,
  { Type, methodID }: Input<'finance/list_cash_methods_new'>,
): Promise<Output<'finance/list_cash_methods_new'>> {
  const offers = Type === DEPOSIT ? offersOf(house) : []
  if (methodID === undefined) return methodsList(offers, lang)
  const wanted = offers.filter(({ method }) => method.id === methodID)
  if (wanted.length === 0) throw new Refused('method-unknown')
  return methodsList(wanted, lang)
}

export async function listHighlightedCashMethods(
  { house, lang }: MemberContext,
  { Type }: Input<'finance/list_highlighted_cash_methods'>,
): Promise<Output<'finance/list_highlighted_cash_methods'>> {
  const offers = Type === DEPOSIT ? offersOf(house) : []
  return methodsList(
    offers.filter(({ method }) => method.isHighlighted),
    lang,
  )
}

type Methods = Output<'finance/list_cash_methods_new'>

function methodsList(offers: readonly Offer[], lang: Lang): Methods {
  return { methods_list: offers.map(({ method }) => single(method, lang)) }
}

function single(method: DepositMethod, lang: Lang): Methods['methods_list'][number] {
  return {
    type: 'single',
    properties: {
      id: method.id,
      name: method.name[lang],
      Type: DEPOSIT,
      isFavorite: 0,
      isHighlighted: method.isHighlighted,
      transfer_type_id: method.transferTypeId,
      minimum: toWire(method.minimum),
      maximum: toWire(method.maximum),
      image: method.image,
      description: method.description[lang],
      quickAmounts: method.quickAmounts.map(toWire),
      hasQr: method.hasQr,
    },
    fields: method.fields.map(({ name, kind, label, required, lengthMax }) => ({
      name,
      kind,
      label: label[lang],
      required,
      lengthMax,
    })),
  }
}
