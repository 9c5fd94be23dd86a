/** A whole house with a door of its own for a topic that everybody reads; it broadcasts when told. */
import * as z from 'zod/mini'
import { log } from '#contract/topic.ts'
import { createListener } from '#server/door/listener.ts'
import { mountStream } from '#server/push/stream-door.ts'
import { answer, residentBytes } from './child.ts'
import { startServedHouse } from './served-house.ts'
import { nowMs, PADDING } from './message.ts'

const NEWS = log({
  name: 'news',
  summary: 'What the bench broadcasts.',
  who: 'anyone',
  payload: z.object({ sent: z.int(), padding: z.string() }),
  missed: { sent: 0, padding: PADDING },
  none: { sent: 0, padding: PADDING },
})

const opening = z.object({ topics: z.record(z.string(), z.nullable(z.int())) })
const house = await startServedHouse()
const app = createListener(house)
mountStream(app, house, {
  route: '/stream',
  path: '/stream',
  topics: new Map([['news', { id: 'bench/news', spec: NEWS, source: null, encode: (it) => it }]]),
  isForeign: () => false,
  open(message) {
    const read = opening.safeParse(message)
    const identity = { owner: null, member: null, conversation: null }
    return read.success ? { ...read.data, identify: async () => identity } : null
  },
})
await app.listen({ port: 0, host: '127.0.0.1' })
const address = app.server.address()
const port = typeof address === 'object' ? address?.port : 0

answer({
  port: () => port,
  memory: residentBytes,
  sockets: () => house.push.sockets.size,
  broadcast({ count }: { count: number }) {
    const sent = nowMs()
    for (let i = 0; i < count; i++)
      house.push.hub.publish({
        topic: 'bench/news',
        scope: '',
        data: { sent: Math.round(sent), padding: PADDING },
      })
    return sent
  },
})
process.once('SIGTERM', () => {
  void app
    .close()
    .then(() => house.close())
    .finally(() => process.exit(0))
})
