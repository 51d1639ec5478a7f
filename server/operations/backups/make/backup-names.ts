import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isRunning } from '../archive/running-backup.ts'

const ASIDE = /^\.making-(\d+)-/

/** `mebae-20261121-223000Z`: by its name the order in time is the order of the alphabet. */
export const backupNames = {
  aside: `.making-${process.pid}-`,
  of: (at: Date) => `mebae-${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')}Z`,
  is: (name: string) => /^mebae-\d{8}-\d{6}Z$/.test(name),
  /** Of runs that were killed. */
  async removeLeftovers(into: string) {
    for (const name of await readdir(into)) {
      const [, pid] = ASIDE.exec(name) ?? []
      if (pid && !isRunning(Number(pid))) await rm(join(into, name), { recursive: true, force: true })
    }
  },
}
