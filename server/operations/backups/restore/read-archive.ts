import { resolve } from 'node:path'
import { CannotStart } from '#server/platform/start/cannot-start.ts'
import { isFromBeforeBaseline, migrationFiles } from '#server/platform/database/migration-files.ts'
import { sealingKeyNames } from '../archive/known-keys.ts'
import { readManifest } from '../archive/manifest.ts'
import { verifyArchive } from '../archive/verify-archive.ts'

/** Everything about an archive that can be known before anything is changed: it is whole, this code and this key can do something with it. */
export async function readArchive(given: string, onBytes?: (bytes: number) => void) {
  const folder = resolve(given)
  const manifest = await readManifest(folder)
  const known = await migrationFiles()
  if (isFromBeforeBaseline(manifest.migrations, known))
    throw new CannotStart(
      `${folder} は、公開前の開発版が作ったバックアップです（${manifest.migrations[0]}）。データベースの作りが変わったため、戻せません。何も変えていません。`,
    )
  const newer = manifest.migrations.find((name) => !known.includes(name))
  if (newer) throw new CannotStart(`${folder} は、新しい Mebae が作ったバックアップです（${newer}）。新しい版で戻してください。何も変えていません。`)

  const keys = sealingKeyNames()
  if (manifest.sealing_key && !keys.includes(manifest.sealing_key)) {
    const why = keys.length ? 'このサーバーの鍵が、バックアップを作ったときのものと違います' : 'このサーバーに、まだ鍵がありません'
    throw new CannotStart(
      `${why}。SECRET_KEY か DATA_DIR/secret.key に、もとの鍵を戻してからお試しください（鍵はバックアップに入っていません）。何も変えていません。`,
    )
  }
  await verifyArchive(folder, manifest, onBytes)
  return { folder, manifest }
}
