import './slots.css'
import './controls.css'
import './sheets.css'
import type { Kind } from '../frame/frame.ts'
import { openSlot } from './slot-game.ts'
import { TITLES } from './themes.ts'
import { atVersion } from './title.ts'

/** Every slot of the house: reels or falling symbols, rounds bought one at a time. */
export const kind: Kind = async (frame) => {
  const { game, version } = frame.launch
  const title = TITLES[game]
  return title ? openSlot(frame, atVersion(title, version)) : null
}
