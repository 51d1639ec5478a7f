import { createReadStream } from 'node:fs'
import { access } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { decryptWith, ENCRYPTED } from './encryption.ts'

/** A backup on this machine, whose parts are read as they were before encryption. */
export class Archive {
  readonly folder: string
  readonly isEncrypted: boolean
  readonly #identities: string[]

  private constructor(folder: string, isEncrypted: boolean, identities: string[]) {
    this.folder = folder
    this.isEncrypted = isEncrypted
    this.#identities = identities
  }

  static async open(given: string, identities: string[] = []) {
    const folder = resolve(given)
    const isEncrypted = await access(join(folder, `manifest.json${ENCRYPTED}`)).then(
      () => true,
      () => false,
    )
    return new Archive(folder, isEncrypted, identities)
  }

  /** Where a part of this name lies. */
  pathOf = (part: string) => join(this.folder, this.isEncrypted ? part + ENCRYPTED : part)

  stream(part: string): Readable {
    const stored = createReadStream(this.pathOf(part))
    return this.isEncrypted ? Readable.from(decryptWith(this.#identities, stored), { objectMode: false }) : stored
  }

  read = (part: string): Promise<Buffer> => buffer(this.stream(part))

  get hasIdentity() {
    return this.#identities.length > 0
  }
}
