import { expect, it } from 'vitest'
import {
  GAME_ERRORS,
  STAKE_REFUSALS,
  type GameError,
  type StakeRefusal,
} from '#contract/games/game-protocol.ts'
import { GameRefusal } from '../protocol/call.ts'
import { faceOf, isAskedBySite } from './refusal.ts'
import { frameWords } from './words.ts'

// The keys of the closed list.
const ALL = Object.keys(GAME_ERRORS) as GameError[]
const face = (error: GameError) => faceOf(new GameRefusal(error), frameWords.tr)

it('has words for every refusal, and ends the game for those that nothing mends', () => {
  for (const error of ALL) expect(face(error).text).toBe(frameWords.tr.errors[error])
  expect(ALL.filter((error) => face(error).isFinal)).toEqual(
    expect.arrayContaining(['ERR_IS', 'ERR_ATE', 'ERR_BNF', 'ERR_GEN']),
  )
  expect(ALL.filter((error) => face(error).isFinal)).toHaveLength(4)
  expect(ALL.filter((error) => face(error).isEnded)).toEqual(['ERR_IS', 'ERR_ATE'])
  expect(ALL.filter((error) => face(error).isFunds)).toEqual(['ERR_IPB'])
})

it('says why nothing may be staked in the words of the refusal, and ends nothing', () => {
  // The keys of the closed list.
  for (const name of Object.keys(STAKE_REFUSALS) as StakeRefusal[])
    for (const lang of ['tr', 'en'] as const)
      expect(faceOf(new GameRefusal(STAKE_REFUSALS[name], name), frameWords[lang])).toMatchObject({
        text: frameWords[lang].stakeRefusals[name],
        isEnded: false,
        isFinal: false,
      })
})

it('leaves a reality check to the site that asks it, save while a bet waits for its end', () => {
  const check = faceOf(
    new GameRefusal(STAKE_REFUSALS['reality-check'], 'reality-check'),
    frameWords.tr,
  )
  const framed = { isFramed: true, isBetOpen: false }
  expect(isAskedBySite(check, framed)).toBe(true)
  expect(isAskedBySite(check, { ...framed, isBetOpen: true })).toBe(false)
  expect(isAskedBySite(check, { ...framed, isFramed: false })).toBe(false)
  expect(isAskedBySite(face('ERR_IPB'), framed)).toBe(false)
})

it('takes anything else for a page that did not load whole', () => {
  expect(faceOf(new TypeError('fetch'), frameWords.en)).toMatchObject({
    text: frameWords.en.noPictures,
    isFinal: true,
    isEnded: false,
    again: 'Try again',
  })
})
