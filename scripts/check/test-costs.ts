import { costTable, storedCosts } from './test/costs.ts'

/** What the last run of `npm test` cost: its steps, its dearest files, and who is over budget. */
const costs = storedCosts()
console.log(
  costs === null ? 'Nothing was measured yet: run npm test.' : costTable(costs).join('\n'),
)
