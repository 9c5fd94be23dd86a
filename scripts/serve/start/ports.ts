import { createServer } from 'node:net'
import type { Settings } from '#server/settings.ts'
import { CannotStart } from './print.ts'

/** Looks before the database is touched: a taken port is the commonest reason not to start. */
export async function refuseTakenPorts({ host, port, gamesPort }: Settings): Promise<void> {
  await refuseTaken(host, port, 'PORT')
  await refuseTaken(host, gamesPort, 'GAMES_PORT')
}

async function refuseTaken(host: string, port: number, setting: string): Promise<void> {
  const code = await listenOnce(host, port)
  if (code === null) return
  const why =
    code === 'EADDRINUSE'
      ? `Port ${port} is taken (is Kasa running already?)`
      : `${host}:${port} cannot be listened on (${code})`
  throw new CannotStart(`${why}. Free it, or set ${setting} to another port.`)
}

function listenOnce(host: string, port: number): Promise<string | null> {
  const server = createServer()
  return new Promise((done) => {
    server.once('error', (error: NodeJS.ErrnoException) => done(error.code ?? 'unknown'))
    server.listen(port, host, () => server.close(() => done(null)))
  })
}
