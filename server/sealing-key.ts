import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { settings } from './settings.ts'

let key: Buffer | undefined

/** From `SECRET_KEY`, else a file that is made once in `DATA_DIR`: whoever has only the database has no key. */
export const sealingKey = () => (key ??= Buffer.from(settings.secretKey ?? keyInFile(join(settings.dataDir, 'secret.key')), 'base64url'))

function keyInFile(file: string) {
  mkdirSync(settings.dataDir, { recursive: true })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 })
  try {
    // Whole or not at all, and never over one that another process made meanwhile.
    linkSync(draft, file)
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return readFileSync(file, 'utf8').trim()
}
