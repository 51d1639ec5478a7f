import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { isFromBeforeBaseline, migrationFiles } from '#server/platform/database/migrate/migration-files.ts'
import { CannotStart } from '#server/platform/start/cannot-start.ts'
import { Archive } from '../archive/archive.ts'
import { Digest } from '../archive/digest.ts'
import { sealingKeyNames } from '../archive/sealing-key-names.ts'
import { type Manifest, readManifest } from '../archive/manifest.ts'

/** Everything about an archive that can be known before anything is changed: it is whole, this code and this key can do something with it. */
export async function readArchive(given: string, identities: string[], onBytes?: (bytes: number) => void) {
  const archive = await Archive.open(given, identities)
  const { folder } = archive
  const manifest = await readManifest(archive)
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
  await verifyArchive(archive, manifest, onBytes)
  return { archive, manifest }
}

/** Reads every byte of the archive once, before anything is changed. */
export async function verifyArchive(archive: Archive, { tables, jobs, files }: Manifest, onBytes: (bytes: number) => void = () => {}) {
  const parts = [
    ...[...tables, jobs].map(({ file, stored_bytes, stored_sha256 }) => ({ path: file, bytes: stored_bytes, sha256: stored_sha256 })),
    ...files.map(({ key, bytes, sha256 }) => ({ path: `files/${key}`, bytes, sha256 })),
  ]
  for (const { path, bytes, sha256 } of parts) {
    const digest = new Digest(onBytes)
    const { folder } = archive
    await pipeline(archive.stream(path), digest, new Writable({ write: (_chunk, _encoding, done) => done() })).catch((error: { code?: string }) => {
      const why = error.code === 'ENOENT' ? ' がありません' : error.code ? ' を読めません' : ' が、作ったときから変わっています'
      throw new CannotStart(`${folder} は使えません。${path}${why}。何も変えていません。`)
    })
    if (digest.bytes !== bytes || digest.sha256() !== sha256)
      throw new CannotStart(`${folder} は使えません。${path} が、作ったときから変わっています。何も変えていません。`)
  }
}
