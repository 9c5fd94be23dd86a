import { RULES_VERSION } from '#contract/calls/joining.ts'
import type { ChosenLimits } from '#contract/calls/protection.ts'
import { dayInIstanbul, isOldEnough } from '#contract/members/birthdate.ts'
import { isCountry } from '#contract/members/countries.ts'
import { nationalIdOf } from '#contract/members/national-id.ts'
import { Refused } from '#contract/refusals.ts'
import type { Input } from '#contract/registry.ts'
import type { Context, Lang } from '../../context.ts'
import { foldedLetters } from '#contract/folded-letters.ts'
import { refusePoorPassword } from '../security/new-password.ts'
import { phoneOf } from './phone.ts'

type Typed = Input<'user/register'>

/** A registration that may be taken: as it will stand in the member's row. */
export interface Joining {
  firstname: string
  lastname: string
  birthdate: string
  national_id: string
  country: string
  city: string
  address: string
  email: string
  phone: string
  promotion_code: string | null
  reference_number: string | null
  sms_opt_in: boolean
  email_opt_in: boolean
  rules_version: string
  language: Lang
  /** Lira that may be paid in within 30 days; null where no such limit was wanted. */
  depositLimit: number | null
  /** Others that were wanted; nothing of a registration that an earlier version took. */
  limits?: ChosenLimits
}

/**
 * Reads what was typed, or refuses it by name. Nothing here looks at an account: whatever is
 * refused is refused of everyone, and tells nothing about anyone.
 */
export async function readJoining(
  { db, now, lang }: Pick<Context, 'db' | 'now' | 'lang'>,
  typed: Typed,
): Promise<Joining> {
  if (!isOldEnough(typed.birthdate, dayInIstanbul(now))) throw new Refused('too-young')
  if (!isCountry(typed.country)) throw new Refused('country-unknown')
  const phone = phoneOf(typed.phone)
  if (phone === null) throw new Refused('phone-wrong')
  const national_id = nationalIdOf(typed.nationalID, typed.country)
  if (national_id === null) throw new Refused('national-id-wrong')
  refusePoorPassword(typed.password, { ...typed, phone })
  return {
    ...writing(typed),
    birthdate: typed.birthdate,
    national_id,
    country: typed.country,
    // Only ASCII gets here, so this lowers `I` to `i` in every language.
    email: typed.email.toLowerCase(),
    phone,
    promotion_code: await promotionCode(db, typed.promotionCode, now),
    reference_number: await referenceNumber(db, typed.referenceNumber),
    sms_opt_in: typed.smsOptIn,
    email_opt_in: typed.emailOptIn,
    rules_version: RULES_VERSION,
    language: lang,
    depositLimit: typed.depositLimit ?? null,
    limits: typed.limits ?? [],
  }
}

/** One spelling for letters that can be written in two ways, and no stray spaces. */
function writing({ firstname, lastname, city, address }: Typed) {
  const tidy = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim()
  return {
    firstname: tidy(firstname),
    lastname: tidy(lastname),
    city: tidy(city),
    address: tidy(address),
  }
}

/** Codes are kept in capitals without accents; `hoşgeldin` is as good as `HOSGELDIN`. */
async function promotionCode(
  db: Context['db'],
  typed: string | undefined,
  now: Date,
): Promise<string | null> {
  const code = foldedLetters(typed ?? '')
    .trim()
    .toUpperCase()
  if (code === '') return null
  const found = await db
    .selectFrom('promotion_codes')
    .select('code')
    .where('code', '=', code)
    .where('starts_at', '<=', now)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .executeTakeFirst()
  if (!found) throw new Refused('promotion-code-unknown')
  return found.code
}

async function referenceNumber(
  db: Context['db'],
  typed: string | undefined,
): Promise<string | null> {
  const number = (typed ?? '').trim()
  if (number === '') return null
  const found = await db
    .selectFrom('reference_numbers')
    .select('number')
    .where('number', '=', number)
    .executeTakeFirst()
  if (!found) throw new Refused('reference-unknown')
  return found.number
}
