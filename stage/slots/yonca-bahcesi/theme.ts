import { alone, pictured } from '../looks.ts'
import type { Layer, SlotTheme } from '../theme.ts'

/** A ladybird resting on a clover, under the rainbow. */
const GARDEN: Layer[] = [
  { picture: 'rainbow', x: 0.5, y: 0.36, size: 0.84 },
  { picture: 'clover', x: 0.48, y: 0.62, size: 0.6 },
  { picture: 'ladybug', x: 0.68, y: 0.74, size: 0.32 },
]

/** Yonca Bahçesi: a clover garden after the rain. */
export const theme: SlotTheme = {
  game: 'yonca-bahcesi',
  pictures: {
    clover: '1f340',
    ladybug: '1f41e',
    mushroom: '1f344',
    cherry: '1f352',
    bell: '1f514',
    blossom: '1f33c',
    leaf: '1f33f',
    rainbow: '1f308',
  },
  palette: {
    glow: '#1f8f63',
    middle: '#0d4d3d',
    deep: '#041a17',
    lattice: '#d3ffe6',
    gold: '#ffd166',
    cellLit: '#1d6450',
    cellDark: '#0b332b',
    letterTop: '#ffffff',
    letterMiddle: '#d8ffe9',
    letterFoot: '#7cc9a3',
  },
  freePalette: { glow: '#2f8fd0', middle: '#134a86', deep: '#05142e', lattice: '#d6efff' },
  tile: {
    hero: alone('clover', 1),
    sides: [
      { picture: 'mushroom', x: 0.2, y: 0.665, size: 0.37, turn: -12 },
      { picture: 'ladybug', x: 0.8, y: 0.675, size: 0.36, turn: 14 },
    ],
    arch: ['#d5ffb8', '#1f9b63', '#05302a'],
  },
  symbols: {
    clover: pictured('clover', 0.86, '#7dffb0'),
    ladybug: pictured('ladybug', 0.8, '#ff5d6c'),
    mushroom: pictured('mushroom', 0.76, '#ffd7c2'),
    cherry: pictured('cherry', 0.76, '#c9f26b'),
    bell: pictured('bell', 0.74, '#ffc94d'),
    blossom: pictured('blossom', 0.8, '#c9bcff'),
    leaf: pictured('leaf', 0.8, '#5ee0d0'),
    rainbow: pictured('rainbow', 0.84, '#ffffff'),
  },
  emblem: GARDEN,
  pace: { stepMs: 60, cellMs: 105, wins: 0.65 },
  sound: { pitch: 1.26, wave: 0, climb: [1, 6 / 5, 3 / 2, 9 / 5, 2, 12 / 5] },
  petals: ['clover', 'blossom', 'leaf'],
}
