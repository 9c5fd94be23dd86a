/** The languages that the house speaks, in every room but `kit/`, which takes nothing of it. */
export type Lang = 'tr' | 'en'
