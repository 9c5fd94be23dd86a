/** One thing that is not as the house wants it; the message names the remedy. */
export interface Finding {
  file: string
  line: number
  message: string
}

export interface SourceFile {
  file: string
  text: string
}

type Rule = (source: SourceFile) => Finding[]

const FORBIDDEN_NAMES = /(^|[-.])(utils?|helpers?|common|shared|managers?|services?|impl)([-.]|$)/
const KEBAB = /^[a-z0-9]+(?:[-.][a-z0-9]+)*$/
const NAMES_WE_DO_NOT_CHOOSE = /^(README|LICENSE|NOTICE|CHANGELOG|CONTRIBUTING)(\.md)?$|^\./
const FOLDERS_MAX = 4
const LINES_MAX = 500
const WITH_LINE_LIMIT = /\.(css|html|mjs|cjs|sh)$/
const DOCUMENTED =
  /^(contract|ledger|chance|games|server\/door|server\/game-session|server\/round)\/.*\.ts$/
const TEST = /\.test\.tsx?$/
const COLOURED = /^(web|kit)\/.*\.(css|tsx?)$/
const RAW_COLOUR = /#[0-9a-fA-F]{3,8}\b(?!['"]\s*:)|\b(?:rgba?|hsla?|oklch)\(\s*\d/

const finding = (file: string, line: number, message: string): Finding => ({ file, line, message })

const folderDepth: Rule = ({ file }) =>
  file.split('/').length - 1 > FOLDERS_MAX
    ? [finding(file, 1, `more than ${FOLDERS_MAX} folders deep: bring it up, or cut the room anew`)]
    : []

const names: Rule = ({ file }) =>
  file.split('/').flatMap((name) => {
    if (NAMES_WE_DO_NOT_CHOOSE.test(name)) return []
    if (FORBIDDEN_NAMES.test(name))
      return [finding(file, 1, `"${name}" says nothing: name the piece by what it does`)]
    if (!KEBAB.test(name)) return [finding(file, 1, `"${name}" is not kebab-case: rename it`)]
    return []
  })

const fileLength: Rule = ({ file, text }) =>
  WITH_LINE_LIMIT.test(file) && text.split('\n').length > LINES_MAX
    ? [finding(file, LINES_MAX, `over ${LINES_MAX} lines: cut it along its subjects`)]
    : []

const opening: Rule = ({ file, text }) =>
  DOCUMENTED.test(file) && !TEST.test(file) && !/^\s*\/\*\*/.test(text)
    ? [finding(file, 1, 'open with a sentence: what this file promises, what it never does')]
    : []

const docstrings: Rule = ({ file, text }) => {
  if (!DOCUMENTED.test(file) || TEST.test(file)) return []
  const lines = text.split('\n')
  return lines.flatMap((line, index) => {
    const name = /^export (?:async )?function\*? (\w+)/.exec(line)?.[1]
    if (name === undefined || lines[index - 1]?.trimEnd().endsWith('*/')) return []
    if (/^\s*\/\//.test(lines[index - 1] ?? '')) return []
    return [finding(file, index + 1, `${name} is public here: say shapes, units, errors above it`)]
  })
}

const colours: Rule = ({ file, text }) =>
  !COLOURED.test(file) || TEST.test(file) || file.endsWith('tokens.css')
    ? []
    : text
        .split('\n')
        .flatMap((line, index) =>
          RAW_COLOUR.test(line) && !/oxlint|href=|url\(/.test(line)
            ? [finding(file, index + 1, 'a raw colour: take a token of kit/tokens.css')]
            : [],
        )

const silencers: Rule = ({ file, text }) =>
  !/\.(tsx?|mjs|cjs)$/.test(file)
    ? []
    : text
        .split('\n')
        .flatMap((line, index) =>
          /(?:oxlint|eslint)-disable(?!.*--)|@ts-(?:ignore|nocheck|expect-error)\s*$/.test(line)
            ? [finding(file, index + 1, 'a silenced check says why: `… -- because …`')]
            : [],
        )

const RULE = /[^{}]+\{([^{}]*)\}/g
const RAISED_CARD = [
  /border: 1px solid var\(--line\);/,
  /border-radius: var\(--radius-16\);/,
  /background: var\(--raised\);/,
]

/** What the kit has a piece for is not drawn again by a screen. */
const kitPieces: Rule = ({ file, text }) => {
  const lineAt = (index: number) => text.slice(0, index).split('\n').length
  if (/^web\/.*\.tsx$/.test(file))
    return [...text.matchAll(/<button\b/g)].map(({ index }) =>
      finding(file, lineAt(index), 'a raw button: take Button, IconButton, Chip or BareButton'),
    )
  if (!/^web\/.*\.css$/.test(file)) return []
  return [...text.matchAll(RULE)]
    .filter(([, body = '']) => RAISED_CARD.every((look) => look.test(body)))
    .map(({ index }) => finding(file, lineAt(index), 'a raised card: take cardClass of the kit'))
}

/** What no kept tool looks at. Formatter, linter, import rules and dead code have tools. */
export const TEXT_RULES: readonly Rule[] = [
  folderDepth,
  names,
  fileLength,
  opening,
  docstrings,
  colours,
  silencers,
  kitPieces,
]
