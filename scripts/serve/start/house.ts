import { readSettings } from '#server/settings.ts'
import { refuseUnusableFiles } from './files.ts'
import { exitWithOneLine } from './print.ts'
import { serve } from './serve.ts'

/** The house alone, with whatever is built already: what runs behind `npm run dev` and the benches. */
try {
  const settings = readSettings(process.env)
  await refuseUnusableFiles(settings)
  await serve(settings)
} catch (error) {
  exitWithOneLine(error)
}
