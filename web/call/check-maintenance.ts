/** Both ways to ask whether the house is open; what either answers is kept. */
import type { GetAnswer } from '#contract/calls/site.ts'
import { applyMaintenance } from './consequences.ts'
import { send } from './send.ts'
import { getFromServer } from './transport.ts'

/** This site, as it names itself to the house. */
const WHO = new URLSearchParams({ sitename: 'kasa', version: '0.1.0' })

/** The plain way, without envelope or session: `status` true puts the site under maintenance. */
export async function checkMaintenance(): Promise<GetAnswer<'check-maintenance'>> {
  // Ours by the contract; what is kept of it is only whether it says true.
  const answer = (await getFromServer(
    `check-maintenance?${WHO.toString()}`,
  )) as GetAnswer<'check-maintenance'>
  if (answer.status) applyMaintenance(false)
  return answer
}

/** Is the house open? Under maintenance the plain way has to say so too. */
export async function askMaintenance(): Promise<boolean> {
  const open = await send('maintenance/check_status', {}, { silent: true })
  applyMaintenance(open)
  return open && !(await checkMaintenance()).status
}
