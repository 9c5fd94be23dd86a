import type { Frame } from '../frame/frame.ts'
import { FloorRefusal } from '../protocol/floor-session.ts'

/** Why the table did not do what was asked, in its words; whatever else went wrong is the frame's. */
export function showRefusedAct(frame: Frame, trouble: unknown): void {
  if (!(trouble instanceof FloorRefusal)) return frame.refuse(trouble)
  frame.log.add(trouble.message)
  frame.notice.show({ tone: 'alert', text: trouble.message, msMax: 5_000 })
}
