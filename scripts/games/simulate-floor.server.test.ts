import { spawn } from 'node:child_process'
import { expect, it } from 'vitest'

/** One table, more rounds than anyone waits for. */
const TYPED = ['scripts/run.mjs', 'simulate-floor', '100000', '7', 'zeplin']

it('simulate-floor says that it was interrupted, and not that its seed fails', async () => {
  const child = spawn(process.execPath, TYPED)
  let out = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (out += chunk.toString()))
  const ended = new Promise<number | null>((done) => child.once('exit', done))
  try {
    await expect.poll(() => out, { timeout: 90_000 }).toContain('Its database is ready.')
  } finally {
    child.kill('SIGINT')
  }
  expect(await ended).toBe(130)
  expect(out).toContain('Interrupted: nothing is said of seed 7.')
  expect(out).not.toContain('FAILS')
  expect(out).not.toContain('Error')
}, 120_000)
