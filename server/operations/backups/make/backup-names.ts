import { mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isRunning } from '../archive/running-backup.ts'

const ASIDE = /^\.making-(\d+)-/
const NAME = /^(?:mebae|base)-(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)Z$/

/** `mebae`: the rows and files of one moment. `base`: the files of the embedded server, from which its archive goes on. */
export type BackupKind = 'mebae' | 'base'

/** Folders that this process works in now. After a restart in a container another process may have its number. */
const working = new Set<string>()

/** `mebae-20261121-223000Z`: by its name the order in time is the order of the alphabet. */
export const backupNames = {
  of: (at: Date, kind: BackupKind = 'mebae') => `${kind}-${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')}Z`,
  is: (name: string, kind: BackupKind = 'mebae') => NAME.test(name) && name.startsWith(`${kind}-`),
  madeAt: (name: string) => new Date(name.replace(NAME, '$1-$2-$3T$4:$5:$6Z')),
  /** Lends a folder aside, which no one takes for a backup and which is gone afterwards. */
  async aside<Result>(into: string, use: (folder: string) => Promise<Result>): Promise<Result> {
    const folder = await mkdtemp(join(into, `.making-${process.pid}-`))
    working.add(folder)
    try {
      return await use(folder)
    } finally {
      await rm(folder, { recursive: true, force: true })
      working.delete(folder)
    }
  },
  /** Of runs that were killed. */
  async removeLeftovers(into: string) {
    for (const name of await readdir(into)) {
      const [, pid] = ASIDE.exec(name) ?? []
      const isInUse = Number(pid) === process.pid ? working.has(join(into, name)) : isRunning(Number(pid))
      if (pid && !isInUse) await rm(join(into, name), { recursive: true, force: true })
    }
  },
  /** Takes the name away first: what a kill leaves of it is no backup, and the next run clears it away. */
  remove: (into: string, name: string) => backupNames.aside(into, (aside) => rename(join(into, name), join(aside, name))),
}
