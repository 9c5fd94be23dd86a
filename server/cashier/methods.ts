import { toWire } from '#contract/money.ts'
import { Refused } from '#contract/refusals.ts'
import type { Input, Output } from '#contract/registry.ts'
import type { MemberContext } from '#server/context.ts'
import { offersOf, type OfferedMethod } from '#server/payments/adapters.ts'
import { CATEGORY_ID, directionOf, type CategoryId } from '#server/payments/direction.ts'
import type { Direction } from '#server/payments/direction.ts'
import type { Lang } from '#server/context.ts'
import type { MethodField } from '#server/payments/method.ts'
import { leftOf, movedToday } from './daily-limit.ts'
import { favouriteMethods } from './favourite-methods.ts'

/** The methods as they are shown, those of a group together; or one of them, with its form. */
export async function listCashMethodsNew(
  context: MemberContext,
  { Type, methodID }: Input<'finance/list_cash_methods_new'>,
): Promise<Methods> {
  const offers = offersFor(context, Type, methodID)
  const shown = await shownTo(context, Type)
  return { methods_list: methodID === undefined ? grouped(offers, shown) : singles(offers, shown) }
}

/** The same one by one, whatever their groups; the favourites alone when asked. */
export async function listCashMethods(
  context: MemberContext,
  { Type, methodID, favorites = false }: Input<'finance/list_cash_methods'>,
): Promise<Methods> {
  const shown = await shownTo(context, Type)
  const offers = offersFor(context, Type, methodID).filter(
    ({ method }) => !favorites || shown.favourites.has(method.id),
  )
  return { methods_list: singles(offers, shown) }
}

export async function listHighlightedCashMethods(
  context: MemberContext,
  { Type }: Input<'finance/list_highlighted_cash_methods'>,
): Promise<Methods> {
  const first = offersFor(context, Type).filter(({ terms }) => terms.isHighlighted)
  return { methods_list: singles(first, await shownTo(context, Type)) }
}

type Methods = Output<'finance/list_cash_methods_new'>
type Listed = Methods['methods_list'][number]
type Single = Extract<Listed, { type: 'single' }>
type Offered = Pick<OfferedMethod<Direction>, 'method' | 'terms'>

function offersFor(
  { house }: MemberContext,
  Type: CategoryId,
  methodID?: number,
): readonly Offered[] {
  const offers = offersOf(house, directionOf(Type))
  if (methodID === undefined) return offers
  const wanted = offers.filter(({ method }) => method.id === methodID)
  if (wanted.length === 0) throw new Refused('method-unknown')
  return wanted
}

/** What of a method is this member's. */
interface Shown {
  Type: CategoryId
  lang: Lang
  favourites: ReadonlySet<number>
  moved: Awaited<ReturnType<typeof movedToday>>
}

async function shownTo({ db, member, lang, now }: MemberContext, Type: CategoryId): Promise<Shown> {
  const direction = directionOf(Type)
  const favourites = await favouriteMethods(db, member.id, direction)
  return { Type, lang, favourites, moved: await movedToday(db, member.id, direction, now) }
}

const singles = (offers: readonly Offered[], shown: Shown): Listed[] =>
  offers.map((offer) => single(offer, shown))

/** A group stands where the first of its methods does. */
function grouped(offers: readonly Offered[], shown: Shown): Listed[] {
  const seen = new Set<number>()
  return offers.flatMap((offer): Listed[] => {
    const { group } = offer.method
    if (!group) return [single(offer, shown)]
    if (seen.has(group.id)) return []
    seen.add(group.id)
    const { id, name, description, image } = group
    const methods = offers
      .filter(({ method }) => method.group?.id === id)
      .map((each) => single(each, shown))
      .map(({ properties, fields }) => ({ ...properties, fields }))
    const { lang } = shown
    const properties = { id, name: name[lang], description: description[lang], image }
    return [{ type: 'group', properties, methods }]
  })
}

function single({ method, terms }: Offered, { Type, lang, favourites, moved }: Shown): Single {
  const { dailyMaximum } = terms
  return {
    type: 'single',
    properties: {
      id: method.id,
      name: method.name[lang],
      Type,
      isFavorite: favourites.has(method.id) ? 1 : 0,
      isHighlighted: terms.isHighlighted,
      transfer_type_id: method.transferTypeId,
      minimum: toWire(terms.minimum),
      maximum: toWire(terms.maximum),
      image: method.image,
      description: terms.description[lang],
      quickAmounts: terms.quickAmounts.map(toWire),
      hasQr: terms.hasQr,
      duration: terms.duration[lang],
      bankcode: (CATEGORY_ID.in === Type && method.bankCode) || null,
      dailyMaximum: dailyMaximum === null ? null : toWire(dailyMaximum),
      leftToday:
        dailyMaximum === null ? null : toWire(leftOf(dailyMaximum, moved.get(method.id) ?? 0n)),
    },
    fields: terms.fields.map((field) => fieldIn(field, lang)),
  }
}

function fieldIn(
  { label, choices, accountTypes, ...field }: MethodField,
  lang: Lang,
): Single['fields'][number] {
  return {
    ...field,
    label: label[lang],
    ...(accountTypes && { accountTypes: [...accountTypes] }),
    ...(choices && {
      choices: choices.map(({ value, label }) => ({ value, label: label[lang] })),
    }),
  }
}
