import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { settings } from '#server/settings.ts'

/** A secret in a separate file: made on the first request, and the same ever after. */
export function createdOnceFile(file: string, make: () => string) {
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, make(), { mode: 0o600 })
  try {
    // Written completely or not at all, and never over one that another process made in between.
    linkSync(draft, file)
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return readFileSync(file, 'utf8').trim()
}

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
