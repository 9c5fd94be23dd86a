/** From the first moment to the last, both included. */
export interface Period {
  from: Date
  to: Date
}
