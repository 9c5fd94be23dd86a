import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { FACES, cutFace } from './fonts/cut.ts'

/**
 * Cuts the typefaces to what Turkish and English are written with, into kit/fonts. They are committed; cut
 * them anew when a face has a new version or a sign is wanted that they lack: `npm run fonts`.
 */
const OUT = 'kit/fonts'

await mkdir(OUT, { recursive: true })
for (const face of FACES) {
  const { file, bytes, from } = await cutFace(face)
  await writeFile(path.join(OUT, file), bytes)
  console.log(`${file}: ${(bytes.length / 1000).toFixed(1)} KB of ${(from / 1000).toFixed(1)} KB`)
}
