/** A register of exclusions outside the house, as the house sees it: who stands there plays nowhere. */
import { isTurkishNationalId } from '#contract/members/national-id.ts'

/** As much as a person is found by. */
export interface RegisteredPerson {
  nationalId: string
  /** Of that id: two letters of ISO 3166. */
  country: string
  /** `yyyy-mm-dd`. */
  birthdate: string
}

/** Answers the last day (in Istanbul) of a person's exclusion; null where they are not listed. Throws where it cannot say. */
export type ExclusionRegister = (person: RegisteredPerson) => Promise<string | null>

/**
 * The same register, asked twice about a number that Turkey could have given and that another country stands beside: it knows
 * a person by the country that gave the number. The later day counts.
 */
export const alsoAsTurkish =
  (ask: ExclusionRegister): ExclusionRegister =>
  async (person) => {
    const { nationalId, country } = person
    if (country === 'TR' || !isTurkishNationalId(nationalId)) return ask(person)
    const days = await Promise.all([ask(person), ask({ ...person, country: 'TR' })])
    return days.reduce((latest, day) => ((day ?? '') > (latest ?? '') ? day : latest), null)
  }
