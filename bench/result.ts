/** What a bench answers: its closing line (without its name), whether it keeps its promise, and all figures. */
export interface Result {
  line: string
  passed: boolean
  figures: Readonly<Record<string, unknown>>
}
