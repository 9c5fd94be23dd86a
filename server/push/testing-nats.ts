/** A real nats-server for tests. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { natsServer } from '#scripts/test/nats-server.ts'

/** Started, and answering. */
export async function startNats(port: number): Promise<ChildProcess> {
  const nats = spawn(natsServer(), ['-a', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' })
  for (let tries = 0; !(await answers(port)); tries++) {
    if (tries === 100) throw new Error('the nats-server does not answer')
    await pause(100)
  }
  return nats
}

export async function stopNats(nats: ChildProcess): Promise<void> {
  nats.kill()
  await once(nats, 'exit')
}

const answers = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      done(true)
    })
    socket.on('error', () => done(false))
  })
