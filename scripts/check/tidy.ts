import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { castsWithoutReason } from './tidy/casts.ts'
import { TEXT_RULES, type Finding } from './tidy/rules.ts'
import { projectFiles } from './tree.ts'

/** Files too big to be a person's text (tables, pictures) are not read. */
const BYTES_MAX = 400_000

/** Everything untidy under `root`. */
export function tidy(root: string): { files: number; findings: Finding[] } {
  const files = projectFiles(root).filter(
    (file) => statSync(path.join(root, file)).size < BYTES_MAX,
  )
  const findings = files.flatMap((file) => {
    const source = { file, text: readFileSync(path.join(root, file), 'utf8') }
    return [...TEXT_RULES.flatMap((rule) => rule(source)), ...castsWithoutReason(source)]
  })
  return { files: files.length, findings }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { files, findings } = tidy(process.cwd())
  for (const { file, line, message } of findings) console.log(`${file}:${line}  ${message}`)
  console.log(`tidy: ${files} files, ${findings.length} findings`)
  process.exitCode = findings.length > 0 || files < 50 ? 1 : 0
}
