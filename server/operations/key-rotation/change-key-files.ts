import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { settings } from '#server/settings.ts'
import { keyFiles, knownKeys, newKey } from '#server/platform/sealing/sealing-keys.ts'

const pathOf = (file: string) => join(settings.dataDir, file)

/** A new key seals from now on, and those of before go on opening. They are written first: whoever is cut off in between has lost none. */
export function addKey() {
  replace(
    keyFiles.old,
    knownKeys()
      .map(({ text }) => text)
      .join('\n'),
  )
  replace(keyFiles.current, newKey())
}

export const dropOldKeys = () => rmSync(pathOf(keyFiles.old), { force: true })

function replace(file: string, text: string) {
  const aside = `${pathOf(file)}.${process.pid}`
  writeFileSync(aside, `${text}\n`, { mode: 0o600, flush: true })
  renameSync(aside, pathOf(file))
  const folder = openSync(settings.dataDir, 'r')
  fsyncSync(folder)
  closeSync(folder)
}
