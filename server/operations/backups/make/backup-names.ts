import { mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isRunning } from '../archive/running-backup.ts'

const ASIDE = /^\.making-(\d+)-/
const NAME = /^mebae-(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)Z$/

/** `mebae-20261121-223000Z`: by its name the order in time is the order of the alphabet. */
export const backupNames = {
  aside: `.making-${process.pid}-`,
  of: (at: Date) => `mebae-${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')}Z`,
  is: (name: string) => NAME.test(name),
  madeAt: (name: string) => new Date(name.replace(NAME, '$1-$2-$3T$4:$5:$6Z')),
  /** Of runs that were killed. */
  async removeLeftovers(into: string) {
    for (const name of await readdir(into)) {
      const [, pid] = ASIDE.exec(name) ?? []
      if (pid && !isRunning(Number(pid))) await rm(join(into, name), { recursive: true, force: true })
    }
  },
  /** Takes the name away first: what a kill leaves of it is no backup, and the next run clears it away. */
  async remove(into: string, name: string) {
    const aside = await mkdtemp(join(into, backupNames.aside))
    await rename(join(into, name), join(aside, name))
    await rm(aside, { recursive: true, force: true })
  },
}
