/** Three dice in a bowl, and what they come to. */
import { dealtTo } from '#contract/games/tablegames-names.ts'
import { paintDie } from '../floor/paint-die.ts'
import { paintFelt, paintPlate } from './paint-felt.ts'
import { isAllDealt, type Painter } from './picture.ts'

const DICE = 3
const LOW = 240

export const paintSicBo: Painter = (context, picture) => {
  const { width, height, board, ms, round, dealtAtMs } = picture
  paintFelt(context, picture)
  const size = Math.min(height * 0.34, width * 0.17)
  context.beginPath()
  context.ellipse(width / 2, height * 0.55, size * 2.5, size * 1.05, 0, 0, 2 * Math.PI)
  context.fillStyle = 'rgb(0 0 0 / 28%)'
  context.fill()
  context.lineWidth = 4
  context.strokeStyle = '#c9a45a'
  context.stroke()
  const faces = board ? dealtTo(board, 'die') : []
  for (let nth = 0; nth < DICE; nth += 1) {
    const x = width / 2 + (nth - 1) * size * 1.35
    const die = { x, y: height * 0.54, size, back: '#fbfcff', ink: '#b3302c' }
    const thrown = { round, nth, ms, landsAt: dealtAtMs(nth), face: faces[nth] }
    paintDie(context, die, thrown, height * 0.2)
  }
  const total = board?.totals['die']
  // On a low picture one's own sums lie there.
  if (total === undefined || !isAllDealt(picture) || height < LOW) return
  paintPlate(context, {
    x: width / 2,
    y: height * 0.89,
    text: String(total),
    size: Math.max(13, Math.min(22, height * 0.07)),
    cloth: '#0d1636',
    isRimmed: true,
  })
}
