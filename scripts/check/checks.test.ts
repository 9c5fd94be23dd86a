import { randomBytes } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { sandbox, type Sandbox } from '../serve/sandbox.ts'
import { cruise } from './test/imports.ts'
import { tidy } from './tidy.ts'

/**
 * No check is believed because it is green: each is shown a fault planted in a small tree of its
 * own and has to refuse it, and the same tree without the fault and has to let it pass.
 */
let here: Sandbox
afterEach(() => here.clear())

describe('types', () => {
  it('refuses a process or a fetch in a pure room', async () => {
    here = sandbox('tsconfig.base.json', 'chance/tsconfig.json')
    here.plant('chance/draw.ts', 'export const draw = (seed: number): number => seed + 1\n')
    expect(await here.run('tsc', '-p', 'chance')).toMatchObject({ code: 0 })
    here.plant('chance/stray.ts', 'export const home = process.env\nvoid fetch("/")\n')
    const { code, words } = await here.run('tsc', '-p', 'chance')
    expect(code).not.toBe(0)
    expect(words).toContain("Cannot find name 'process'")
    expect(words).toContain("Cannot find name 'fetch'")
  })
})

describe('lint', () => {
  const CLEAN = 'export const one = (): number => 1\n'
  const PLANTED: readonly [file: string, rule: string, text: string][] = [
    [
      'floating.ts',
      'no-floating-promises',
      'export function go(): void {\n  Promise.resolve(1)\n}\n',
    ],
    ['any.ts', 'no-explicit-any', 'export const a = (x: any): number => Number(x)\n'],
    ['unsafe.ts', 'no-unsafe-return', 'export const a = (): number => JSON.parse("1")\n'],
    ['bang.ts', 'no-non-null-assertion', 'export const a = (x: string | null): string => x!\n'],
    ['dice.ts', 'no-restricted-properties', 'export const a = (): number => Math.random()\n'],
    [
      'circle.ts',
      'no-cycle',
      "import { b } from './back.ts'\nexport const a = (): number => b()\n",
    ],
    [
      'back.ts',
      'no-cycle',
      "import { a } from './circle.ts'\nexport const b = (): number => a()\n",
    ],
    ['long.ts', 'max-lines', `${'export {}\n'.repeat(501)}`],
    [
      'long-function.ts',
      'max-lines-per-function',
      `export function a(): void {\n${'  void 0\n'.repeat(71)}}\n`,
    ],
    ['someThing.ts', 'filename-case', CLEAN],
    [
      'effect.tsx',
      'exhaustive-deps',
      "import { useEffect } from 'react'\nexport function A({ n }: { n: number }): null {\n  useEffect(() => {\n    document.title = String(n)\n  }, [])\n  return null\n}\n",
    ],
    ['picture.tsx', 'alt-text', 'export const A = () => <img src="x.webp" />\n'],
    ['lonely.test.ts', 'no-focused-tests', "import { it } from 'vitest'\nit.only('a', () => {})\n"],
    ['off.test.ts', 'no-disabled-tests', "import { it } from 'vitest'\nit.skip('a', () => {})\n"],
  ]
  it('lets a clean file pass, and refuses every fault planted beside it', async () => {
    here = sandbox('.oxlintrc.json', 'tsconfig.base.json', 'web/tsconfig.json')
    here.plant('web/clean.ts', CLEAN)
    expect(await here.run('oxlint', '--deny-warnings', 'web')).toMatchObject({ code: 0 })
    for (const [file, , text] of PLANTED) here.plant(`web/${file}`, text)
    const { code, words } = await here.run('oxlint', '--deny-warnings', '--format=unix', 'web')
    expect(code).not.toBe(0)
    for (const [file, rule] of PLANTED) expect(words).toMatch(new RegExp(`web/${file}:.*${rule}`))
    expect(words).not.toContain('clean.ts')
  })
})

describe('format', () => {
  it('refuses what the formatter would write otherwise', async () => {
    here = sandbox('.prettierrc.json', '.prettierignore')
    here.plant('a.ts', "export const a = 'x'\n")
    expect(await here.run('prettier', '--check', '.')).toMatchObject({ code: 0 })
    here.plant('b.ts', 'export const b = "x";\n')
    expect(await here.run('prettier', '--check', '.')).toMatchObject({ code: 1 })
  })
})

describe('imports', () => {
  const PLANTED: readonly [rule: string, file: string, imported: string][] = [
    ['contract-imports', 'contract/a.ts', '#chance/target.ts'],
    ['contract-packages', 'contract/a.ts', 'react'],
    ['chance-imports', 'chance/a.ts', '#contract/target.ts'],
    ['chance-packages', 'chance/a.ts', 'node:crypto'],
    ['ledger-imports', 'ledger/a.ts', '#contract/target.ts'],
    ['ledger-packages', 'ledger/a.ts', 'pg'],
    ['games-imports', 'games/a.ts', '#chance/target.ts'],
    ['server-imports', 'server/a.ts', '#web/target.ts'],
    ['kit-imports', 'kit/a.ts', '#contract/target.ts'],
    ['web-imports', 'web/a.ts', '#server/target.ts'],
    ['stage-imports', 'stage/a.ts', '#games/slots/rose/rules.ts'],
    ['neighbour-subjects', 'server/casino/a.ts', '#server/account/target.ts'],
    ['frozen-migrations', 'server/database/migrations/a.ts', '#ledger/itself.ts'],
    ['site-words', 'web/words/a.ts', '#web/state/target.ts'],
    ['site-state', 'web/state/a.ts', '#web/call/target.ts'],
    ['site-call', 'web/call/a.ts', '#web/parts/screen/target.ts'],
    ['site-parts', 'web/parts/screen/a.ts', '#web/casino/target.ts'],
    ['site-subjects', 'web/casino/a.ts', '#web/shell/target.ts'],
    ['site-subjects', 'web/play/a.ts', '#web/home/target.ts'],
    ['site-home', 'web/home/a.ts', '#web/routes.tsx'],
    ['site-shell', 'web/shell/a.ts', '#web/main.tsx'],
    ['site-neighbours', 'web/casino/a.ts', '#web/play/target.ts'],
    ['stage-drawing', 'stage/dom.ts', '#stage/protocol/target.ts'],
    ['stage-protocol', 'stage/protocol/a.ts', '#stage/frame/target.ts'],
    ['stage-frame', 'stage/frame/a.ts', '#stage/floor/target.ts'],
    ['stage-floor', 'stage/floor/a.ts', '#stage/virtual/target.ts'],
    ['stage-virtual', 'stage/virtual/a.ts', '#stage/race/target.ts'],
    ['stage-kinds', 'stage/race/a.ts', '#stage/main.ts'],
    ['stage-neighbours', 'stage/race/b.ts', '#stage/football/target.ts'],
    ['stage-neighbours', 'stage/race/c.ts', '#stage/football/target.css'],
    ['stage-outside-the-layers', 'stage/new-folder/a.ts', '#stage/dom.ts'],
    ['back-closes', 'web/casino/a.ts', '#kit/feedback/dialog.tsx'],
    ['site-outside-the-layers', 'web/new-folder/a.ts', '#web/words/target.ts'],
    ['site-outside-the-layers', 'web/a.ts', '#web/words/target.ts'],
    ['no-development-packages', 'server/a.ts', 'fast-check'],
    ['no-unresolved', 'web/a.ts', './nowhere.ts'],
    ['no-circles', 'web/casino/a.ts', './round.ts'],
  ]
  const ALLOWED = [
    ['ledger/b.ts', '#contract/money.ts'],
    ['games/b.ts', '#contract/refusals.ts'],
    ['stage/slots/b.ts', '#games/slots/rose/events.ts'],
    ['stage/race/d.ts', '#stage/virtual/target.ts'],
    ['stage/virtual/b.ts', '#stage/floor/target.ts'],
    ['stage/floor/b.ts', '#stage/frame/target.ts'],
    ['stage/frame/b.ts', '#stage/protocol/target.ts'],
    ['server/casino/b.ts', '#server/account/rules.ts'],
    ['server/database/migrations/b.ts', 'kysely'],
    ['web/casino/d.ts', '#contract/target.ts'],
    ['web/state/b.ts', '#web/words/target.ts'],
    ['web/call/b.ts', '#web/state/target.ts'],
    ['web/parts/screen/b.ts', '#web/call/target.ts'],
    ['web/casino/b.ts', '#web/parts/screen/target.ts'],
    ['web/home/b.ts', '#web/casino/target.ts'],
    ['web/shell/b.ts', '#web/casino/target.ts'],
    ['web/shell/c.ts', '#web/routes.tsx'],
  ] as const
  const TARGETS = [
    'contract/target.ts',
    'contract/money.ts',
    'contract/refusals.ts',
    'chance/target.ts',
    'stage/main.ts',
    'stage/dom.ts',
    'stage/protocol/target.ts',
    'stage/frame/target.ts',
    'stage/floor/target.ts',
    'stage/virtual/target.ts',
    'stage/race/target.ts',
    'stage/football/target.ts',
    'stage/football/target.css',
    'web/target.ts',
    'web/main.tsx',
    'web/routes.tsx',
    'web/words/target.ts',
    'web/state/target.ts',
    'web/call/target.ts',
    'web/parts/screen/target.ts',
    'web/casino/target.ts',
    'web/play/target.ts',
    'web/home/target.ts',
    'web/shell/target.ts',
    'server/target.ts',
    'server/account/target.ts',
    'server/account/rules.ts',
    'kit/feedback/dialog.tsx',
    'games/slots/rose/rules.ts',
    'games/slots/rose/events.ts',
  ]
  const ROOMS = ['contract', 'chance', 'ledger', 'games', 'server', 'kit', 'web', 'stage']

  function rooms(): Sandbox {
    const plot_ = sandbox('.dependency-cruiser.cjs', 'package.json')
    for (const room of ROOMS) plot_.plant(`${room}/itself.ts`, 'export const itself = 1\n')
    for (const file of TARGETS) plot_.plant(file, 'export const target = 1\n')
    plot_.plant('web/casino/round.ts', "import './no-circles.ts'\nexport const round = 1\n")
    plot_.plant('web/casino/no-circles.ts', 'export const a = 1\n')
    for (const [file, imported] of ALLOWED) plot_.plant(file, `import '${imported}'\n`)
    return plot_
  }

  it('lets the allowed imports pass, and refuses every other', async () => {
    here = rooms()
    expect((await cruise(ROOMS, here.root)).broken).toEqual([])
    for (const [rule, file, imported] of PLANTED)
      here.plant(file.replace('a.ts', `${rule}.ts`), `import '${imported}'\nexport const a = 1\n`)
    const { broken } = await cruise(ROOMS, here.root)
    for (const [rule, file] of PLANTED)
      expect(broken.join('\n')).toContain(`${rule}: ${file.replace('a.ts', `${rule}.ts`)} →`)
  })

  it('sees the rooms of this project, types included', async () => {
    here = sandbox()
    expect((await cruise(ROOMS)).seen).toBeGreaterThanOrEqual(50)
  })
})

describe('dead code', () => {
  it('refuses an export that nobody takes, and a file that nobody imports', async () => {
    here = sandbox('knip.jsonc', 'tsconfig.base.json')
    here.plant('package.json', '{ "name": "planted", "type": "module" }\n')
    here.plant(
      'scripts/operate/main.ts',
      "import { used } from '../../server/used.ts'\nvoid used\n",
    )
    here.plant('server/used.ts', 'export const used = 1\n')
    const quiet = ['--no-config-hints', '--exclude=dependencies,unlisted,binaries,unresolved']
    expect(await here.run('knip', ...quiet)).toMatchObject({ code: 0 })
    here.plant('server/used.ts', 'export const used = 1\nexport const forgotten = 2\n')
    here.plant('server/orphan.ts', 'export const orphan = 1\n')
    const { code, words } = await here.run('knip', ...quiet)
    expect(code).not.toBe(0)
    expect(words).toContain('forgotten')
    expect(words).toContain('server/orphan.ts')
  })

  it('refuses what only a test takes, save what says why it waits', async () => {
    here = sandbox('knip.jsonc', 'tsconfig.base.json')
    here.plant('package.json', '{ "name": "planted", "type": "module" }\n')
    here.plant(
      'scripts/operate/main.ts',
      "import { used } from '../../server/used.ts'\nvoid used\n",
    )
    const waits = '/** @public the next wing */\nexport const waits = 2\n'
    here.plant('server/used.ts', `export const used = 1\n${waits}export const tested = 3\n`)
    const taken = "import { tested, waits } from './used.ts'\nvoid [tested, waits]\n"
    here.plant('server/used.test.ts', taken)
    const quiet = ['--no-config-hints', '--exclude=dependencies,unlisted,binaries,unresolved']
    const { code, words } = await here.run('knip', '--production', ...quiet)
    expect(code).not.toBe(0)
    expect(words).toContain('tested')
    expect(words).not.toContain('waits')
  })
})

describe('tidy', () => {
  const PLANTED: readonly [fault: string, says: string, file: string, text: string][] = [
    ['a fifth folder', 'folders deep', 'web/a/b/c/d/e.ts', ''],
    ['a name that says nothing', 'says nothing', 'web/money-utils.ts', ''],
    ['a folder that says nothing', 'says nothing', 'web/common/a.ts', ''],
    ['a folder not in kebab-case', 'not kebab-case', 'web/playScreen/a.ts', ''],
    ['a style sheet over 500 lines', 'over 500 lines', 'web/a.css', 'a {}\n'.repeat(501)],
    ['a file that opens without a word', 'open with a sentence', 'ledger/a.ts', 'const a = 1\n'],
    [
      'a public function without a word',
      'is public here',
      'chance/a.ts',
      '/** A. */\nconst a = 1\n\nexport function b() {}\n',
    ],
    ['a raw colour', 'a raw colour', 'web/a.module.css', 'a { color: #ff0000; }\n'],
    [
      'a raised card',
      'take cardClass',
      'web/a.module.css',
      '.a {\n  border: 1px solid var(--line);\n  border-radius: var(--radius-16);\n  background: var(--raised);\n}\n',
    ],
    [
      'a raw button',
      'a raw button',
      'web/a.tsx',
      '/** A. */\nexport const A = () => (\n  <button type="button">A</button>\n)\n',
    ],
    [
      'a silenced check',
      'says why',
      'web/a.ts',
      `// oxlint-${'disable'}-next-line no-console\nconsole.log(1)\n`,
    ],
    ['a silenced compiler', 'says why', 'web/a.ts', '// @ts-expect-error\nconst a: number = ""\n'],
    [
      'a cast without a reason',
      'a cast without a reason',
      'web/a.ts',
      'const ğ = "ğüş"\n\n\n\nconst a = ğ as unknown\n',
    ],
  ]
  it.each(PLANTED)('refuses %s', (_fault, expected, file, text) => {
    here = sandbox()
    here.plant(
      'web/clean.ts',
      '// A reason.\nexport const a = JSON.parse("1") as number\nexport const b = [1] as const\n',
    )
    expect(tidy(here.root).findings).toEqual([])
    here.plant(file, text)
    expect(tidy(here.root).findings).toEqual([
      { file, line: expect.any(Number), message: expect.stringContaining(expected) },
    ])
  })

  it('names the line of a cast', () => {
    here = sandbox()
    here.plant('web/a.ts', 'const ğ = "ğüş"\n\n\n\nconst a = ğ as unknown\n')
    expect(tidy(here.root).findings).toMatchObject([{ line: 5 }])
  })

  it('reads this project, and not its packages', () => {
    here = sandbox()
    expect(tidy(process.cwd()).files).toBeGreaterThanOrEqual(50)
    expect(tidy(process.cwd()).files).toBeLessThan(5_000)
  })
})

describe('size', () => {
  it('refuses a bundle over its budget', async () => {
    here = sandbox()
    here.plant('heavy.js', randomBytes(400_000).toString('base64'))
    here.plant('.size-limit.json', '[{ "path": "heavy.js", "limit": "350 kB", "gzip": true }]')
    here.plant(
      'package.json',
      '{ "name": "planted", "devDependencies": { "@size-limit/file": "*" } }',
    )
    expect(await here.run('size-limit')).toMatchObject({ code: 1 })
    here.plant('heavy.js', 'export {}\n')
    expect(await here.run('size-limit')).toMatchObject({ code: 0 })
  })
})
