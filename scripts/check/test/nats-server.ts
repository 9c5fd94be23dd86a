import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isExecutable, tried } from '../browser.ts'

/** Debian puts it where only root's path leads. */
const FOLDERS = [
  ...(process.env['PATH'] ?? '').split(path.delimiter),
  '/usr/sbin',
  '/usr/local/sbin',
]

/** An installed nats-server: the one `NATS_SERVER` names, else the first that is found. */
function installed(): string | undefined {
  if (process.env['NATS_SERVER'] !== undefined) return process.env['NATS_SERVER']
  const files = FOLDERS.map((folder) => path.join(folder, 'nats-server'))
  return files.find((file) => isExecutable(file))
}

/** A nats-server for the tests, fetched from Debian when the machine has none and root asks. */
export function natsServer(): string {
  const found = installed() ?? fromDebian()
  if (found !== undefined) return found
  throw new Error(
    'No nats-server could be had. Install one, or name it: NATS_SERVER=/path npm test',
  )
}

function fromDebian(): string | undefined {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return undefined
  console.log('No nats-server here: installing it with apt-get …')
  if (!tried('apt-get', ['update'])) return undefined
  return tried('apt-get', ['install', '-y', '--no-install-recommends', 'nats-server'])
    ? installed()
    : undefined
}

/** One that is started, and answers. */
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
