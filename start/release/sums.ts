import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

/** SHA256SUMS, as `sha256sum --check` reads it: of every file of the folder. */
export async function writeSums(folder: string) {
  const names = (await readdir(folder)).filter((name) => !name.startsWith('SHA256SUMS')).toSorted()
  const lines = await Promise.all(names.map(async (name) => `${await sha256Of(join(folder, name))}  ${name}\n`))
  const draft = join(folder, 'SHA256SUMS.draft')
  await writeFile(draft, lines.join(''))
  await rename(draft, join(folder, 'SHA256SUMS'))
}

export async function sha256Of(file: string) {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
