import { expect, it } from 'vitest'
import { maskedName } from './masked-name.ts'

it.each([
  ['Deniz', 'D•••z'],
  ['  İkbal ', 'İ•••l'],
  ['Ada', 'A•••a'],
  ['Su', 'S•••'],
  ['', '•••'],
  ['Maximiliane Antoinette', 'M•••e'],
])('%s is told as %s', (name, masked) => expect(maskedName(name)).toBe(masked))
