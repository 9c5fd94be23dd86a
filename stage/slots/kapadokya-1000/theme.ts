import { cards, pictured } from '../looks.ts'
import type { Layer, SlotTheme } from '../theme.ts'

/** A balloon that carries a basket: the emoji set has only the one on a string. */
const flying = (x: number, y: number, size: number): Layer[] => [
  { picture: 'balloon', x, y: y + size * 0.08, size: size * 1.2, turn: -34 },
  { picture: 'basket', x: x + size * 0.03, y: y + size * 0.54, size: size * 0.42 },
]

/** Three balloons over the valley, as they rise at dawn. */
const FLIGHT: Layer[] = [
  ...flying(0.2, 0.58, 0.34),
  ...flying(0.8, 0.48, 0.3),
  ...flying(0.5, 0.38, 0.6),
]

/** Kapadokya 1000: the valleys of Göreme at sunrise. */
export const theme: SlotTheme = {
  game: 'kapadokya-1000',
  pictures: {
    balloon: '1f388',
    basket: '1f9fa',
    horse: '1f40e',
    amphora: '1f3fa',
    grapes: '1f347',
    eye: '1f9ff',
    sun: '2600-fe0f',
  },
  palette: {
    glow: '#d9772f',
    middle: '#7c3622',
    deep: '#25100f',
    lattice: '#ffe3c4',
    gold: '#ffc861',
    cellLit: '#2c6273',
    cellDark: '#12303e',
    letterTop: '#ffffff',
    letterMiddle: '#ffe0bd',
    letterFoot: '#e39a5c',
  },
  freePalette: { glow: '#7a4fc0', middle: '#3a2372', deep: '#120a2a', lattice: '#e6d8ff' },
  tile: {
    hero: flying(0.5, 0.36, 0.8),
    sides: [
      { picture: 'horse', x: 0.21, y: 0.6, size: 0.4, turn: -4 },
      { picture: 'eye', x: 0.8, y: 0.6, size: 0.29, turn: 8 },
    ],
    arch: ['#ffd9a0', '#d5662b', '#43190f'],
  },
  symbols: {
    balloon: { kind: 'picture', layers: flying(0.5, 0.4, 0.68) },
    horse: pictured('horse', 0.78),
    amphora: pictured('amphora'),
    grapes: pictured('grapes', 0.72),
    ...cards('A', 'K', 'Q', 'J', '10'),
    eye: pictured('eye', 0.74),
    sun: pictured('sun', 0.84),
  },
  emblem: FLIGHT,
  pace: { stepMs: 110, cellMs: 150, wins: 0.8 },
  sound: { pitch: 0.84, wave: 1, climb: [1, 16 / 15, 5 / 4, 4 / 3, 3 / 2, 2] },
  petals: ['balloon', 'sun', 'grapes'],
}
