import { watchHolding } from './holding.ts'

/** In every worker that runs tests on a database: whoever asks for a second connection while holding one throws. */
watchHolding()
