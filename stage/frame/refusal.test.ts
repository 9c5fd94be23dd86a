import { expect, it } from 'vitest'
import {
  GAME_ERRORS,
  STAKE_REFUSALS,
  type GameError,
  type StakeRefusal,
} from '#contract/games/game-protocol.ts'
import { GameRefusal } from '../protocol/call.ts'
import { faceOf } from './refusal.ts'
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

it('takes anything else for a page that did not load whole', () => {
  expect(faceOf(new TypeError('fetch'), frameWords.en)).toMatchObject({
    text: frameWords.en.noPictures,
    isFinal: true,
    isEnded: false,
    again: 'Try again',
  })
})
