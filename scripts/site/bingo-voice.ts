import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { ballWords } from '#contract/games/bingo-names.ts'
import { exitWithOneLine, print } from '../serve/start/print.ts'

/**
 * `npm run bingo-voice`: has eSpeak NG say the ninety numbers and the prizes of sound bingo in both languages, and writes one recording for each
 * (`stage/bingo/voice/<lang>.mp3`) with the table of its cuts (`clips.ts`). Needs `espeak-ng` and `lame` on the path: two packages of Debian's. A
 * recording by a person takes its place with cuts in the same order.
 */
const LANGS = {
  tr: { voice: 'tr', prizes: ['birinci çinko', 'ikinci çinko', 'bingo', 'cekpot'] },
  en: { voice: 'en-gb', prizes: ['one line', 'two lines', 'full house', 'jackpot'] },
} as const

const RATE = 22_050
const HEADER = 44
/** Quieter than this is silence. */
const SILENCE = 300
/** Between clips: decoders begin a recording up to so much earlier or later. */
const GAP_MS = 200
const PAD_MS = 70

const msOf = (bytes: number): number => Math.round((bytes / 2 / RATE) * 1_000)

const here = (name: string): string =>
  fileURLToPath(new URL(`../../stage/bingo/voice/${name}`, import.meta.url))
const folder = mkdtempSync(path.join(tmpdir(), 'bingo-voice-'))

try {
  const cuts = Object.entries(LANGS).map(([lang]) => record(lang === 'en' ? 'en' : 'tr'))
  writeFileSync(
    here('clips.ts'),
    `/** Where the clips of each recording begin and end, in ms: balls 1 to 90, then the prizes. Written by \`npm run bingo-voice\`. */
type Cut = readonly [fromMs: number, toMs: number]

// prettier-ignore
export const CLIPS: Readonly<Record<'tr' | 'en', readonly Cut[]>> = {
${cuts.join('\n')}
}
`,
  )
} catch (error) {
  exitWithOneLine(error)
} finally {
  rmSync(folder, { recursive: true })
}

function record(lang: keyof typeof LANGS): string {
  const { voice, prizes } = LANGS[lang]
  const balls = Array.from({ length: 90 }, (_, at) => ballWords(at + 1, lang))
  const silence = Buffer.alloc(2 * Math.round((GAP_MS * RATE) / 1_000))
  const parts: Buffer[] = [silence]
  const cuts: string[] = []
  for (const text of [...balls, ...prizes]) {
    const fromMs = msOf(Buffer.concat(parts).length)
    const clip = trimmed(spokenBy(voice, text))
    parts.push(clip, silence)
    cuts.push(`[${fromMs - PAD_MS}, ${fromMs + msOf(clip.length) + PAD_MS}]`)
  }
  const samples = Buffer.concat(parts)
  const wave = path.join(folder, `${lang}.wav`)
  writeFileSync(wave, Buffer.concat([headerOf(samples.length), samples]))
  execFileSync('lame', [
    '--quiet',
    '-m',
    'm',
    '-b',
    '24',
    '--cbr',
    '--resample',
    '16',
    wave,
    here(`${lang}.mp3`),
  ])
  print(`${lang}: ${cuts.length} clips, ${Math.round(msOf(samples.length) / 1_000)} seconds`)
  return `  ${lang}: [${cuts.join(', ')}],`
}

/** What eSpeak NG says, as samples of 16 bits. */
function spokenBy(voice: string, text: string): Buffer {
  const file = path.join(folder, 'said.wav')
  execFileSync('espeak-ng', ['-v', voice, '-s', '135', '-g', '0', '-w', file, text])
  return readFileSync(file).subarray(HEADER)
}

/** Without the silence before and behind. */
function trimmed(samples: Buffer): Buffer {
  const loud = Array.from({ length: samples.length / 2 }, (_, at) => at).filter(
    (at) => Math.abs(samples.readInt16LE(2 * at)) > SILENCE,
  )
  const [first, last] = [loud[0], loud.at(-1)]
  if (first === undefined || last === undefined) throw new Error('nothing was said')
  return samples.subarray(2 * first, 2 * (last + 1))
}

/** Of a wave of one channel. */
function headerOf(bytes: number): Buffer {
  const header = Buffer.alloc(HEADER)
  header.write('RIFF', 0)
  header.writeUInt32LE(bytes + HEADER - 8, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(RATE, 24)
  header.writeUInt32LE(2 * RATE, 28)
  header.writeUInt16LE(2, 32)
  header.writeUInt16LE(16, 34)
  header.write('data', 36)
  header.writeUInt32LE(bytes, 40)
  return header
}
