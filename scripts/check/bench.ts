import { mkdir, readdir, writeFile } from 'node:fs/promises'
import type { Result } from '#bench/result.ts'
import { CannotStart, print, exitWithOneLine } from '../serve/start/print.ts'

/** `npm run bench -- <name>`: runs `bench/<name>.ts`, writes its figures, ends with its one line. */
const [name = '', ...options] = process.argv.slice(2)
const flag = options.find((option) => option.startsWith('-'))

try {
  if (flag !== undefined)
    throw new CannotStart(`A bench has no ${flag}; docs/performance.md says what each takes.`)
  const { result } = await load(name)
  const { line, passed, figures } = await result(print, options)
  await mkdir('bench/out', { recursive: true })
  const record = { name, at: new Date().toISOString(), node: process.version, passed, ...figures }
  await writeFile(`bench/out/${name}.json`, `${JSON.stringify(record, null, 2)}\n`)
  print(`${name} ${line}`)
  process.exit(passed ? 0 : 1)
} catch (error) {
  exitWithOneLine(error)
}

/** Every bench is a file that exports `result`; the others in the folder are what they share. */
interface Bench {
  result: (print: (line: string) => void, options: readonly string[]) => Promise<Result>
}

async function load(wanted: string): Promise<Bench> {
  const names = (await readdir('bench')).flatMap((file) => /^([a-z-]+)\.ts$/.exec(file)?.[1] ?? [])
  const benches = new Map<string, Bench>()
  for (const each of names) {
    // What a file exports cannot be known before it is loaded.
    const { result } = (await import(`#bench/${each}.ts`)) as Partial<Bench>
    if (result) benches.set(each, { result })
  }
  const bench = benches.get(wanted)
  if (bench) return bench
  const known = [...benches.keys()].join(', ')
  throw new CannotStart(`There is no bench "${wanted}". There are: ${known}.`)
}
