import { alone, cards, pictured } from '../looks.ts'
import type { Layer, SlotTheme } from '../theme.ts'

/** A turtle with a candle on its back, as they lit the tulip gardens of Sadabad at night. */
const LANTERN_TURTLE: Layer[] = [
  { picture: 'candle', x: 0.53, y: 0.32, size: 0.46 },
  { picture: 'turtle', x: 0.5, y: 0.6, size: 0.76 },
]

/** Lale Devri: the gardens of the Tulip Era after dark. */
export const theme: SlotTheme = {
  game: 'lale-devri',
  pictures: {
    tulip: '1f337',
    crown: '1f451',
    diamond: '1f48e',
    dove: '1f54a-fe0f',
    coin: '1fa99',
    seashell: '1f41a',
    turtle: '1f422',
    candle: '1f56f-fe0f',
  },
  palette: {
    glow: '#b42a68',
    middle: '#5e1244',
    deep: '#1d0522',
    lattice: '#ffd1e0',
    gold: '#ffc24b',
    cellLit: '#7d2454',
    cellDark: '#421031',
    letterTop: '#ffffff',
    letterMiddle: '#ffd0e2',
    letterFoot: '#e07aa5',
  },
  freePalette: { glow: '#2f56c9', middle: '#152a78', deep: '#070b24', lattice: '#cfe0ff' },
  tile: {
    hero: alone('tulip', 1),
    sides: [
      { picture: 'diamond', x: 0.2, y: 0.66, size: 0.37, turn: -14 },
      { picture: 'dove', x: 0.79, y: 0.665, size: 0.37, turn: 8 },
    ],
    arch: ['#ffc9a3', '#c4326f', '#3e0a2b'],
  },
  symbols: {
    tulip: pictured('tulip', 0.8),
    dove: pictured('dove'),
    diamond: pictured('diamond'),
    seashell: pictured('seashell', 0.7),
    ...cards('A', 'K', 'Q', 'J'),
    crown: pictured('crown', 0.8),
    coin: pictured('coin', 0.74),
  },
  emblem: LANTERN_TURTLE,
  pace: { stepMs: 150, cellMs: 37, wins: 1 },
  sound: { pitch: 1, wave: 0, climb: [1, 9 / 8, 5 / 4, 3 / 2, 5 / 3, 2] },
  petals: ['tulip', 'coin', 'diamond'],
}
