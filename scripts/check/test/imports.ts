import { execFile } from 'node:child_process'

interface Summary {
  totalCruised: number
  violations: { from: string; to: string; rule: { name: string } }[]
}

/** Looks at the import rules of `.dependency-cruiser.cjs` over some folders. */
export async function cruise(
  folders: string[],
  root = process.cwd(),
): Promise<{ seen: number; broken: string[] }> {
  const args = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...folders]
  const { summary } = JSON.parse(await output(root, args)) as { summary: Summary } // its json shape
  const broken = summary.violations.map(({ from, to, rule }) => `${rule.name}: ${from} → ${to}`)
  return { seen: summary.totalCruised, broken }
}

/** The tool exits with the number of violations; only a missing answer is an error. */
function output(root: string, args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { cwd: root, maxBuffer: 64 << 20 }
    execFile('node_modules/.bin/depcruise', args, options, (error, stdout, stderr) => {
      if (stdout.startsWith('{')) resolve(stdout)
      else reject(new Error(stderr, { cause: error }))
    })
  })
}
