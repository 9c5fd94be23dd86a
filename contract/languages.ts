/** The languages that the house speaks. `kit/`, which takes nothing of any room, names them itself. */
export type Lang = 'tr' | 'en'
