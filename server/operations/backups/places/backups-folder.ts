import { randomUUID } from 'node:crypto'
import { access, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PROOF } from '../archive/manifest.ts'
import { type BackupKind, backupNames } from '../make/backup-names.ts'
import type { BackupPlace } from './backup-place.ts'

export class BackupsFolder implements BackupPlace {
  readonly name: string

  readonly #kind: BackupKind

  constructor(folder: string, kind: BackupKind = 'mebae') {
    this.name = folder
    this.#kind = kind
  }

  async list() {
    const names = await readdir(this.name).catch((error: { code?: string }) => {
      if (error.code === 'ENOENT') return []
      throw error
    })
    const whole: string[] = []
    for (const name of names.filter((one) => backupNames.is(one, this.#kind)).toSorted()) {
      const isWhole = await access(join(this.name, name, PROOF)).then(
        () => true,
        () => false,
      )
      if (isWhole) whole.push(name)
    }
    return whole
  }

  async tryWriting() {
    await mkdir(this.name, { recursive: true, mode: 0o700 })
    const file = join(this.name, `.try-${randomUUID()}`)
    await writeFile(file, 'Mebae', { mode: 0o600 })
    await rm(file)
  }

  remove = (name: string) => backupNames.remove(this.name, name)

  keep = <Made>(make: (into: string) => Promise<Made>) => make(this.name)

  read = (name: string, file: string) => readFile(join(this.name, name, file))

  lend = <Result>(name: string, use: (folder: string) => Promise<Result>) => use(join(this.name, name))
}
