/** Proofs of any kind that one waiting login may try; afterwards it begins at the password again. */
export const PROOFS_MAX = 5
