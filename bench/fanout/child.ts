/** What the bench and its processes say to each other. */
import { fork, type ChildProcess } from 'node:child_process'

/** A process of the bench's: it does what it is told and answers with figures. */
export interface Child {
  ask<T>(work: string, figures?: Readonly<Record<string, unknown>>): Promise<T>
  stop(): Promise<void>
}

interface Answer {
  id: number
  answer?: unknown
  error?: string
}

export function startChild(file: string, env: Record<string, string> = {}): Child {
  const child: ChildProcess = fork(file, {
    env: { ...process.env, ...env },
    execArgv: ['--import', 'tsx', '--expose-gc'],
  })
  const waiting = new Map<number, (answer: Answer) => void>()
  child.on('message', (answer: Answer) => waiting.get(answer.id)?.(answer))
  child.once('exit', () => {
    for (const [id, done] of waiting) done({ id, error: `${file} ended` })
  })
  let last = 0
  return {
    ask: <T>(work: string, figures = {}) =>
      new Promise<T>((done, fail) => {
        const id = ++last
        waiting.set(id, ({ answer, error }) => {
          waiting.delete(id)
          // Both sides stand in this folder, and the asker knows what it asked for.
          if (error === undefined) done(answer as T)
          else fail(new Error(error))
        })
        child.send({ id, work, ...figures })
      }),
    stop: () =>
      new Promise((done) => {
        if (child.exitCode !== null) return done()
        child.once('exit', () => done())
        child.kill()
      }),
  }
}

type Works = Readonly<Record<string, (figures: never) => unknown>>

/** The other side: what this process can be asked to do. */
export function answer(works: Works): void {
  process.on('message', (request: { id: number; work: string }) => {
    // Each work reads of the message what its asker put there.
    const work = works[request.work] as ((figures: unknown) => unknown) | undefined
    Promise.resolve()
      .then(() => work?.(request))
      .then(
        (figures) => process.send?.({ id: request.id, answer: figures ?? null }),
        (error: unknown) => process.send?.({ id: request.id, error: String(error) }),
      )
  })
}

/** Bytes that this process holds, once what it no longer needs is gone. */
export function residentBytes(): number {
  // There when the process was started with --expose-gc.
  ;(globalThis as { gc?: () => void }).gc?.()
  return process.memoryUsage().rss
}
