import { connect } from '#server/platform/database/connect.ts'
import { migrate } from '#server/platform/database/migrate/migrate.ts'
import { open } from '#server/platform/sealing/seal.ts'
import type { Archive } from '../archive/archive.ts'
import { backupClient } from '../archive/backup-client.ts'
import { ENCRYPTED } from '../archive/encryption.ts'
import { storedRows } from '../archive/stored-rows.ts'
import { buildDatabase } from '../restore/build-database.ts'
import { readArchive } from '../restore/read-archive.ts'
import { scratchDatabase } from '../restore/scratch-database.ts'
import { filesUnder } from '#server/platform/files/places/files-under.ts'

export type Drilled = { name: string; count: number; isSame: boolean; note?: string }[]

type Drilling = { url: string; archive: string; identities?: string[]; onBytes?: (bytes: number) => void }

/** Restores into a database beside the real one, which goes on undisturbed, compares all of it, and takes it away again. */
export async function drill({ url, archive: given, identities = [], onBytes }: Drilling) {
  const { archive, manifest } = await readArchive(given, identities, onBytes)
  const scratch = await scratchDatabase(url)
  try {
    const tables: Drilled = (await buildDatabase({ url: scratch.url, archive, manifest, onBytes })).map(({ name, rows, isSame }) => ({
      name,
      count: rows,
      isSame,
    }))
    const files = await compareFiles(scratch.url, archive, new Set(manifest.missing_files.map(({ key }) => key)))
    await migrate(scratch.url)
    return { manifest, isEncrypted: archive.isEncrypted, checks: [...tables, ...files, await opensSealed(scratch.url)] }
  } finally {
    await scratch.drop()
  }
}

/** In both directions; their content was compared when the archive was read. */
async function compareFiles(url: string, { folder, isEncrypted }: Archive, known: Set<string>): Promise<Drilled> {
  const client = await backupClient(url)
  try {
    const rows = await storedRows(client)
    const files = new Set((await filesUnder(`${folder}/files`)).map((file) => (isEncrypted ? file.slice(0, -ENCRYPTED.length) : file)))
    const named = new Set(rows.map(({ key }) => key))
    const without = rows.filter(({ key }) => !files.has(key))
    const strays = [...files].filter((key) => !named.has(key))
    const noteOf = (keys: string[]) => keys.slice(0, 3).join('、')
    return [
      {
        name: '行にあるファイル',
        count: rows.length,
        isSame: without.length === 0,
        note: without.length
          ? `ファイルがない行 ${without.length}件${without.every(({ key }) => known.has(key)) ? '（作ったときから）' : ''}: ${noteOf(without.map(({ key }) => key))}`
          : '',
      },
      {
        name: 'ファイルにある行',
        count: files.size,
        isSame: strays.length === 0,
        note: strays.length ? `行のないファイル ${strays.length}件: ${noteOf(strays)}` : '',
      },
    ]
  } finally {
    await client.end()
  }
}

async function opensSealed(url: string): Promise<Drilled[number]> {
  const db = connect(url)
  try {
    const { sealed_proof } = await db.selectFrom('installation').select('sealed_proof').executeTakeFirstOrThrow()
    if (sealed_proof) open(sealed_proof)
    return { name: '暗号の鍵で開く', count: sealed_proof ? 1 : 0, isSame: true }
  } catch {
    return { name: '暗号の鍵で開く', count: 1, isSame: false, note: 'この鍵では開けません' }
  } finally {
    await db.destroy()
  }
}
