import { chmodSync, mkdirSync } from 'node:fs'
import { settings } from '#server/settings.ts'

/**
 * What this process writes is its owner's alone (0600, folders 0700), and so is the folder of its data. As root it lends PostgreSQL another user's name,
 * who has to pass through that folder on the way to its own: passed it may be then, not read.
 */
export function closedToOthers() {
  process.umask(0o077)
  mkdirSync(settings.dataDir, { recursive: true })
  try {
    chmodSync(settings.dataDir, process.getuid?.() === 0 ? 0o711 : 0o700)
  } catch (error) {
    // A folder that somebody else owns and lends us is theirs to close.
    if ((error as { code?: unknown }).code !== 'EPERM') throw error
  }
}
