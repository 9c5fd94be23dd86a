/** Who may not play: the site's footer says it, and the page itself before any script has run. */
export const LEGAL_NOTICE = {
  tr: 'Kuzey Kıbrıs’ta ikamet eden K.K.T.C. yurttaşları ve kimlik sahipleri canlı casino, slot ve spor bahsi oynayamaz.',
  en: 'Citizens and ID-holders of the T.R.N.C. who reside in northern Cyprus may not play live casino, slots or sports bets.',
} as const
