import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A file for the length of a test. */
export function writtenFile(content: string | Uint8Array, name = 'file') {
  const folder = mkdtempSync(join(tmpdir(), 'import-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(join(folder, name), content)
  return join(folder, name)
}
