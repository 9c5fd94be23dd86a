/**
 * Every request is answered within a bound, and so is every message of a socket, whatever it waits for: late, it is told
 * that the house is busy, and its connection ends. What its handler still does goes on by itself, and nobody is told of it.
 */
import type { FastifyInstance, FastifyReply } from 'fastify'

/** Each door says it in its own words, as it does of any shortage. */
export class AnswerOverdue extends Error {
  readonly statusCode = 503

  constructor() {
    super('no answer within the deadline')
  }
}

/** A request that no answer has begun to for so many ms is answered by `AnswerOverdue`. Routes mounted later are bound. */
export function boundAnswers(app: FastifyInstance, answerMsMax: number): void {
  const timers = new WeakMap<FastifyReply, NodeJS.Timeout>()
  const end = (reply: FastifyReply): void => clearTimeout(timers.get(reply))
  app.addHook('onRequest', async (_request, reply) => {
    const overdue = (): void => {
      if (!reply.sent) reply.header('connection', 'close').send(new AnswerOverdue())
    }
    timers.set(reply, setTimeout(overdue, answerMsMax))
    // Answered or hung up, or a stream now.
    reply.raw.once('close', () => end(reply))
  })
  // On its way: how fast it is taken is between the listener and the reader.
  app.addHook('onSend', async (_request, reply) => end(reply))
}

/** What this work comes to, or `AnswerOverdue` once it took longer. What it still does goes on by itself. */
export async function inTime<T>(work: Promise<T>, answerMsMax: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const overdue = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new AnswerOverdue()), answerMsMax)
  })
  try {
    return await Promise.race([work, overdue])
  } finally {
    clearTimeout(timer)
  }
}
