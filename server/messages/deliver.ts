import type { House } from '../house.ts'

/** The job: hands one message to whoever carries it. */
export async function deliverMessage(_house: House, _payload: unknown): Promise<void> {}
