/** Ends the present task: the page answers a touch, and paints, before the work goes on. */
export const breath = (): Promise<void> => new Promise((done) => setTimeout(done))
