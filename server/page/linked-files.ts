/** Folders that the operator fills may hold links; none is followed, wherever it leads. */
import { realpathSync } from 'node:fs'
import path from 'node:path'

/**
 * Is this file, or a folder on the way to it, a link? The served folder itself may be one: where it lies is the
 * operator's to choose. What is not there is none.
 */
export function isLinked(root: string, name: string): boolean {
  const [folder, file] = [realPath(root), realPath(path.join(root, name))]
  return folder !== null && file !== null && file !== path.join(folder, name)
}

/** Null where nothing lies, or lies behind a link that leads nowhere. */
function realPath(file: string): string | null {
  try {
    return realpathSync(file)
  } catch {
    return null
  }
}
