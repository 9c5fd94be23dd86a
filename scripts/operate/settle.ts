import { createInterface } from 'node:readline'
import { settleLine } from './settle/settle-line.ts'

/**
 * `npm run settle < lines.jsonl`: settles events and coupons by the rules of the house, a line of JSON for each, as docs/feed.md
 * writes them, so that anyone may work a season out again. Exit code 1 where a line could not be read.
 */
let number = 0
for await (const line of createInterface({ input: process.stdin })) {
  number += 1
  if (line.trim() === '') continue
  const settled = settleLine(line)
  if ('answer' in settled) console.log(JSON.stringify(settled.answer))
  else {
    process.stderr.write(`line ${number}: ${settled.problem}\n`)
    process.exitCode = 1
  }
}
