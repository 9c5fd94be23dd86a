import type { Layer, SlotTheme } from '../theme.ts'

const alone = (picture: string, size = 0.8): Layer[] => [{ picture, x: 0.5, y: 0.5, size }]

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
    clover: { kind: 'picture', layers: alone('clover', 0.86), tint: '#7dffb0' },
    ladybug: { kind: 'picture', layers: alone('ladybug'), tint: '#ff5d6c' },
    mushroom: { kind: 'picture', layers: alone('mushroom', 0.76), tint: '#ffd7c2' },
    cherry: { kind: 'picture', layers: alone('cherry', 0.76), tint: '#c9f26b' },
    bell: { kind: 'picture', layers: alone('bell', 0.74), tint: '#ffc94d' },
    blossom: { kind: 'picture', layers: alone('blossom'), tint: '#c9bcff' },
    leaf: { kind: 'picture', layers: alone('leaf', 0.8), tint: '#5ee0d0' },
    rainbow: { kind: 'picture', layers: alone('rainbow', 0.84), tint: '#ffffff' },
  },
  emblem: GARDEN,
  pace: { stepMs: 60, cellMs: 105, telling: 0.65 },
  sound: { pitch: 1.26, wave: 0, climb: [1, 6 / 5, 3 / 2, 9 / 5, 2, 12 / 5] },
  petals: ['clover', 'blossom', 'leaf'],
}
