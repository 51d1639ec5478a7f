import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

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
