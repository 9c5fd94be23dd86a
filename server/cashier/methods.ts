import { toWire } from '#contract/money.ts'
import { Refused } from '#contract/refusals.ts'
import type { Input, Output } from '#contract/registry.ts'
import type { MemberContext } from '#server/context.ts'
import { offersOf, type Offer } from '#server/payments/adapters.ts'
import { CATEGORY_ID, directionOf, type Direction } from '#server/payments/direction.ts'
import type { Lang } from '#server/payments/method.ts'

export async function listCashMethodsNew(
  { house, lang }: MemberContext,
  { Type, methodID }: Input<'finance/list_cash_methods_new'>,
): Promise<Output<'finance/list_cash_methods_new'>> {
  const direction = directionOf(Type)
  const offers = offersOf(house, direction)
  if (methodID === undefined) return methodsList(offers, direction, lang)
  const wanted = offers.filter(({ method }) => method.id === methodID)
  if (wanted.length === 0) throw new Refused('method-unknown')
  return methodsList(wanted, direction, lang)
}

export async function listHighlightedCashMethods(
  { house, lang }: MemberContext,
  { Type }: Input<'finance/list_highlighted_cash_methods'>,
): Promise<Output<'finance/list_highlighted_cash_methods'>> {
  const direction = directionOf(Type)
  const first = offersOf(house, direction).filter(({ terms }) => terms.isHighlighted)
  return methodsList(first, direction, lang)
}

type Methods = Output<'finance/list_cash_methods_new'>

function methodsList<D extends Direction>(
  offers: readonly Offer<D>[],
  direction: D,
  lang: Lang,
): Methods {
  return { methods_list: offers.map((offer) => single(offer, direction, lang)) }
}

function single(
  { method, terms }: Pick<Offer<Direction>, 'method' | 'terms'>,
  direction: Direction,
  lang: Lang,
): Methods['methods_list'][number] {
  return {
    type: 'single',
    properties: {
      id: method.id,
      name: method.name[lang],
      Type: CATEGORY_ID[direction],
      isFavorite: 0,
      isHighlighted: terms.isHighlighted,
      transfer_type_id: method.transferTypeId,
      minimum: toWire(terms.minimum),
      maximum: toWire(terms.maximum),
      image: method.image,
      description: terms.description[lang],
      quickAmounts: terms.quickAmounts.map(toWire),
      hasQr: terms.hasQr,
    },
    fields: terms.fields.map(({ name, kind, label, required, lengthMax }) => ({
      name,
      kind,
      label: label[lang],
      required,
      lengthMax,
    })),
  }
}
