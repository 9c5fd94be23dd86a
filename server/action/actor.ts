/**
 * Who changes the house, and by which way. Whatever an operator can do takes one, whichever door it
 * came through, so that the action log can say whose will it was.
 */
export interface Actor {
  /**
   * `command`: somebody at the machine, by the name that its system knows them by. `job`: the house by
   * itself, by the name of the job.
   */
  kind: 'command' | 'job'
  name: string
  /** In their own words; null where they gave none. */
  why: string | null
}

/** The longest reason that the log takes. */
export const WHY_MAX = 500

/** The house itself, in a job of its own. */
export const jobActor = (name: string): Actor => ({ kind: 'job', name, why: null })
