/** Of a build, what each module imports outright, by their ids. */
export type ImportsOf = (id: string) => readonly string[]

/** Adds a module to `found`, and with it everything that it is made of. What stands there already is not looked into again. */
export function addWithImports(found: Set<string>, id: string, importsOf: ImportsOf): void {
  if (found.has(id)) return
  found.add(id)
  for (const next of importsOf(id)) addWithImports(found, next, importsOf)
}
