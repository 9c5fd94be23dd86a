import { readSettings } from '#server/settings.ts'
import { buildChanged } from './build.ts'
import { refuseUnusableFiles } from './start/files.ts'
import { refuseTakenPorts } from './start/ports.ts'
import { print, exitWithOneLine } from './start/print.ts'
import { serve } from './start/serve.ts'

/** `npm start`: builds what changed, then opens the house and keeps it open until told to stop. */
try {
  const settings = readSettings(process.env)
  await refuseUnusableFiles(settings)
  await refuseTakenPorts(settings)
  await buildChanged(print)
  await serve(settings)
} catch (error) {
  exitWithOneLine(error)
}
