import { chmodSync, mkdirSync } from 'node:fs'
import { settings } from '#server/settings.ts'

/**
 * Only the owner can read the files that this process writes (0600, folders 0700), and the folder of its data. As root it runs PostgreSQL as another user, who
 * has to pass through that folder to its own: that user may then pass through it, not read it.
 */
export function closedToOthers() {
  process.umask(0o077)
  mkdirSync(settings.dataDir, { recursive: true })
  try {
    chmodSync(settings.dataDir, process.getuid?.() === 0 ? 0o711 : 0o700)
  } catch (error) {
    // A folder that another user owns and lends us is theirs to close.
    if ((error as { code?: unknown }).code !== 'EPERM') throw error
  }
}
