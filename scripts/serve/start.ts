import { readSettings } from '#server/settings.ts'
import { buildChanged } from '../site/build.ts'
import { refuseUnusableFiles } from './start/files.ts'
import { refuseTakenPorts } from './start/ports.ts'
import { print, exitWithOneLine } from './start/print.ts'
import { serve } from './start/serve.ts'
import { isUsageAsked, START_USAGE } from './start/usage.ts'

/** `npm start`: builds what changed, then opens the house and keeps it open until told to stop. */
async function start(): Promise<void> {
  const settings = readSettings(process.env)
  await refuseUnusableFiles(settings)
  await refuseTakenPorts(settings)
  await buildChanged(print)
  await serve(settings)
}

try {
  if (isUsageAsked(process.argv.slice(2))) print(START_USAGE)
  else await start()
} catch (error) {
  exitWithOneLine(error)
}
