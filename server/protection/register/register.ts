/** A register of exclusions outside the house, as the house sees it: who stands there plays nowhere. */

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
