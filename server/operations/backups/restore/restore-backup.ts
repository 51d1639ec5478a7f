import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { migrate } from '#server/platform/database/migrate/migrate.ts'
import { newClient } from '#server/platform/database/outage/new-client.ts'
import type { FilePlace } from '#server/platform/files/places/file-place.ts'
import { openPlace } from '#server/platform/files/places/open-place.ts'
import { CannotStart } from '#server/platform/start/cannot-start.ts'
import type { Archive } from '../archive/archive.ts'
import { flushFolder } from '../archive/running-backup.ts'
import type { FileOf } from '../archive/manifest.ts'
import { readErasures } from '../erasures/read-erasures.ts'
import { buildDatabase } from './build-database.ts'
import { type ActOfRestore, finishRestore } from './finish-restore.ts'
import { readArchive } from './read-archive.ts'
import { nameIn, replaceEntry, scratchDatabase } from './scratch-database.ts'

const PAUSE = 50
const TRIES = 20

type Restoring = {
  url: string
  archive: string
  /** Private keys for an encrypted one. */
  identities?: string[]
  /** Where the files go: a folder, or `s3://…`. */
  filesAt: string
  erasures: string[]
  replace: boolean
  /** Whether the server is our own: there a new database is built beside the old one and takes its place. */
  isOwn: boolean
  /** Whether our processes go on while it is built; they lose their connections when the new one takes the name. */
  isLive?: boolean
  acts?: ActOfRestore[]
  onBytes?: (bytes: number) => void
}

/** Brings a backup back. On our own server nothing is changed before the whole of it stands proved beside the old. */
export async function restoreBackup({
  url,
  archive: given,
  identities = [],
  filesAt,
  erasures: erasureFiles,
  replace,
  isOwn,
  isLive = false,
  acts = [],
  onBytes,
}: Restoring) {
  const { archive, manifest } = await readArchive(given, identities, onBytes)
  const place = await openPlace(filesAt)
  const erasures = await readErasures(erasureFiles, place)
  if (!isLive) await askFree(url, replace, isOwn)
  const isBeside = isOwn || isLive

  const built = isBeside ? await scratchDatabase(url) : { url, drop: async () => {} }
  try {
    const differing = (await buildDatabase({ url: built.url, archive, manifest, onBytes })).filter(({ isSame }) => !isSame)
    if (differing.length) throw new CannotStart(`戻した表が、バックアップと一致しません（${differing.map(({ name }) => name).join('、')}）。`)
    await migrate(built.url)
    const erased = await finishRestore(built.url, { moment: manifest.made_at, erasures, acts })
    await placeFiles(archive, manifest.files, place)
    if (isBeside) await replaceEntry(url, built.url, isLive).catch(inUse)
    return { manifest, erased, lastErasure: erasures.last }
  } catch (error) {
    await built.drop().catch(() => {})
    throw error
  }
}

/** No client uses the database, and it is empty unless it may be replaced. */
async function askFree(url: string, replace: boolean, isOwn: boolean) {
  const client = newClient({ connectionString: url, application_name: 'mebae restore' })
  await client.connect()
  try {
    const others = () =>
      client.query(`select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`)
    // PostgreSQL takes a moment to drop a connection that was just closed, as the one that read the settings.
    for (let tries = 0; (await others()).rowCount; tries++) {
      if (tries === TRIES) inUse({ code: '55006' })
      await wait(PAUSE)
    }
    const { rowCount: tables } = await client.query(`select from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' limit 1`)
    if (!tables) return
    const name = nameIn(url)
    if (!isOwn)
      throw new CannotStart(
        `データベース ${name} は空ではありません。空のデータベースを新しく作り、DATABASE_URL に書いてからお試しください。何も変えていません。`,
      )
    if (!replace)
      throw new CannotStart(
        'いまのデータベースには、すでに中身があります。すべてを捨ててバックアップの中身にするときは、--replace を付けてください。何も変えていません。',
      )
  } finally {
    await client.end()
  }
}

function inUse(error: unknown): never {
  if ((error as { code?: string }).code !== '55006') throw error
  throw new CannotStart('Mebae が動いています。すべて止めてから、もう一度お試しください。何も変えていません。')
}

/** Adds each file beside the existing ones: a file's name is a number that is used once, so no file of another row is overwritten. */
async function placeFiles(archive: Archive, files: FileOf[], place: FilePlace) {
  for (const key of new Set(files.map(({ key }) => key))) await place.put(key, await archive.read(`files/${key}`))
  if (!place.isBucket) for (const made of new Set(files.map(({ key }) => dirname(join(place.name, key))))) await flushFolder(made)
}
