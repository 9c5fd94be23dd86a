import { spawn, type ChildProcess } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '#server/free-port.ts'

/** A house in a process of its own, on ports that stay its own. */
export interface HouseProcess {
  port: number
  gamesPort: number
  /** Of the process that runs it now. */
  pid(): number
  isRunning(): boolean
  kill(): Promise<void>
  revive(): Promise<void>
  /** Asks it to close; answers its exit code, null where it was killed. */
  stop(): Promise<number | null>
}

const OPEN_MS_MAX = 120_000
/** The bench calls from one address in the name of many: the proxy setting lets it say whose. */
const PROXY = '127.0.0.1'

export async function startHouseProcess(
  databaseUrl: string,
  others: Readonly<Record<string, string>> = {},
): Promise<HouseProcess> {
  const [port, gamesPort] = [await freePort(), await freePort()]
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    DEMO: '1',
    PORT: String(port),
    GAMES_PORT: String(gamesPort),
    TRUST_PROXY: PROXY,
    LOG_LEVEL: 'silent',
    ...others,
  }
  let child = await open(env, port)
  return {
    port,
    gamesPort,
    pid: () => child.pid ?? 0,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    kill: async () => void (await end(child, 'SIGKILL')),
    async revive() {
      child = await open(env, port)
    },
    stop: () => end(child, 'SIGTERM'),
  }
}

async function open(env: NodeJS.ProcessEnv, port: number): Promise<ChildProcess> {
  const stdio = ['ignore', 'ignore', 'inherit'] as const
  const args = ['--import', 'tsx', 'scripts/serve/start/house.ts']
  const child = spawn(process.execPath, args, { env, stdio: [...stdio] })
  const deadline = Date.now() + OPEN_MS_MAX
  while (Date.now() < deadline && child.exitCode === null) {
    if (await isReady(port)) return child
    await pause(50)
  }
  await end(child, 'SIGKILL')
  throw new Error('the house did not open')
}

async function isReady(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  return new Promise((done) => {
    if (child.exitCode !== null || child.signalCode !== null) return done(child.exitCode)
    child.once('exit', done)
    child.kill(signal)
  })
}
