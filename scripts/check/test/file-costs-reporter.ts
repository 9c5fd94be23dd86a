import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import type { Level } from '../conformance/proofs.ts'
import { fileCostsFile } from './costs.ts'

/** The projects of vitest.config.ts are called after the levels, but for these. */
const LEVEL_OF: Readonly<Record<string, Level>> = { 'server-web': 'server', 'unit-page': 'unit' }

/** Writes down what each test file took: loading it, its hooks and its tests. */
export default class FileCostsReporter implements Reporter {
  private readonly tookMs: Record<string, Record<string, number>> = {}

  onTestModuleEnd(module: TestModule): void {
    const { collectDuration, setupDuration, duration } = module.diagnostic()
    const level = LEVEL_OF[module.project.name] ?? module.project.name
    const files = (this.tookMs[level] ??= {})
    files[module.relativeModuleId] = collectDuration + setupDuration + duration
  }

  onTestRunEnd(): void {
    for (const [project, files] of Object.entries(this.tookMs)) {
      // `server-again` is none, and its file is read by nobody.
      const file = fileCostsFile(project as Level)
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify(files, null, 2))
    }
  }
}
