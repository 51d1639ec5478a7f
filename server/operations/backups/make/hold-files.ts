import { constants } from 'node:fs'
import { copyFile, link, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isRunning } from '../archive/is-running.ts'
import type { StoredRow } from '../archive/stored-rows.ts'

const HOLD = '.backup-'

/** A second name for each file, so that it stays until it is copied, whoever deletes it meanwhile. What was gone already is told. */
export async function holdFiles(filesDir: string, rows: StoredRow[]) {
  await mkdir(filesDir, { recursive: true })
  await removeLeftovers(filesDir)
  const folder = await mkdtemp(join(filesDir, `${HOLD}${process.pid}-`))
  const gone: StoredRow[] = []
  const folders = new Set(rows.map(({ key }) => dirname(join(folder, key))))
  for (const made of folders) await mkdir(made, { recursive: true, mode: 0o700 })
  for (const row of rows) {
    const held = await hold(join(filesDir, row.key), join(folder, row.key))
    if (!held) gone.push(row)
  }
  return { folder, gone, release: () => rm(folder, { recursive: true, force: true }) }
}

async function hold(file: string, name: string) {
  try {
    await link(file, name).catch((error: { code?: string }) => {
      // Not every file system knows second names.
      if (error.code === 'ENOENT') throw error
      return copyFile(file, name, constants.COPYFILE_FICLONE)
    })
    return true
  } catch (error) {
    if ((error as { code?: string }).code !== 'ENOENT') throw error
    return false
  }
}

async function removeLeftovers(filesDir: string) {
  const names = (await readdir(filesDir).catch(() => [])).filter((name) => name.startsWith(HOLD))
  for (const name of names) {
    if (!isRunning(Number.parseInt(name.slice(HOLD.length)))) await rm(join(filesDir, name), { recursive: true, force: true })
  }
}
