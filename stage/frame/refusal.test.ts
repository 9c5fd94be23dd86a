import { expect, it } from 'vitest'
import {
  GAME_ERRORS,
  STAKE_REFUSALS,
  type GameError,
  type StakeRefusal,
} from '#contract/games/game-protocol.ts'
import { GameRefusal } from '../protocol/call.ts'
import { FloorRefusal } from '../protocol/floor-session.ts'
import { faceOf, isAskedBySite } from './refusal.ts'
import { frameWords } from './words.ts'

// The keys of the closed list.
const ALL = Object.keys(GAME_ERRORS) as GameError[]
const face = (error: GameError) => faceOf(new GameRefusal(error), 'tr')

it('has words for every refusal, and ends the game for those that nothing mends', () => {
  for (const error of ALL) expect(face(error).text).toBe(frameWords.tr.errors[error])
  expect(ALL.filter((error) => face(error).isFinal)).toEqual(
    expect.arrayContaining(['ERR_IS', 'ERR_ATE', 'ERR_BNF', 'ERR_GEN']),
  )
  expect(ALL.filter((error) => face(error).isFinal)).toHaveLength(4)
  expect(ALL.filter((error) => face(error).isEnded)).toEqual(['ERR_IS', 'ERR_ATE'])
  expect(ALL.filter((error) => face(error).isFunds)).toEqual(['ERR_IPB'])
})

it('says what a table refused in the words that it came with, and ends nothing', () => {
  const text = 'We are busy right now. Please wait a moment and try again.'
  const shown = faceOf(new FloorRefusal('busy', text), 'en')
  expect(shown).toMatchObject({ text, isEnded: false, isFinal: false, isFunds: false })
})

it('says why nothing may be staked in the words of the refusal, and ends nothing', () => {
  // The keys of the closed list.
  for (const name of Object.keys(STAKE_REFUSALS) as StakeRefusal[])
    for (const lang of ['tr', 'en'] as const)
      expect(faceOf(new GameRefusal(STAKE_REFUSALS[name], name), lang)).toMatchObject({
        text: frameWords[lang].stakeRefusals[name],
        isEnded: false,
        isFinal: false,
      })
})

it('says which limit was met and what is left of it, and of a bonus how high a bet may be', () => {
  const limit = { kind: 'loss', period: 'week', limit: 100_000_000, left: 3_500_000 } as const
  const met = new GameRefusal('ERR_GLE', 'limit-reached', limit)
  expect(faceOf(met, 'tr')).toMatchObject({
    text: 'Bu bahis haftalık kayıp limitinizi aşıyor. Limit ₺100,00, kalan ₺3,50.',
    isLimit: true,
    isEnded: false,
  })
  const time = { kind: 'session', period: 'day', limit: 60, left: 0 } as const
  const overTime = faceOf(new GameRefusal('ERR_GLE', 'limit-reached', time), 'en')
  expect(overTime.text).toMatch(/^The daily time limit that you set \(60 minutes\) is used up/)
  const bonus = faceOf(new GameRefusal('ERR_GLE', 'bonus-stake-max', { most: 20_000_000 }), 'en')
  expect(bonus).toMatchObject({ isLimit: false })
  expect(bonus.text).toContain('a bet can be ₺20.00 at most')
})

it('leaves a reality check to the site that asks it, save while a bet waits for its end', () => {
  const check = faceOf(new GameRefusal(STAKE_REFUSALS['reality-check'], 'reality-check'), 'tr')
  const framed = { isFramed: true, isBetOpen: false }
  expect(isAskedBySite(check, framed)).toBe(true)
  expect(isAskedBySite(check, { ...framed, isBetOpen: true })).toBe(false)
  expect(isAskedBySite(check, { ...framed, isFramed: false })).toBe(false)
  expect(isAskedBySite(face('ERR_IPB'), framed)).toBe(false)
})

it('takes anything else for a page that did not load whole', () => {
  expect(faceOf(new TypeError('fetch'), 'en')).toMatchObject({
    text: frameWords.en.noPictures,
    isFinal: true,
    isEnded: false,
    again: 'Try again',
  })
})
