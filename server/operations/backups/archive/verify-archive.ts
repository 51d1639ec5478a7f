import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CannotStart } from '#server/platform/start/cannot-start.ts'
import { Digest } from './digest.ts'
import type { Manifest } from './manifest.ts'

/** Reads every byte of the archive once, before anything is changed. */
export async function verifyArchive(folder: string, { tables, jobs, files }: Manifest, onBytes: (bytes: number) => void = () => {}) {
  const parts = [
    ...[...tables, jobs].map(({ file, stored_bytes, stored_sha256 }) => ({ path: file, bytes: stored_bytes, sha256: stored_sha256 })),
    ...files.map(({ key, bytes, sha256 }) => ({ path: `files/${key}`, bytes, sha256 })),
  ]
  for (const { path, bytes, sha256 } of parts) {
    const digest = new Digest(onBytes)
    await pipeline(createReadStream(join(folder, path)), digest, new Writable({ write: (_chunk, _encoding, done) => done() })).catch(
      (error: { code?: string }) => {
        throw new CannotStart(`${folder} は使えません。${path} ${error.code === 'ENOENT' ? 'がありません' : 'を読めません'}。何も変えていません。`)
      },
    )
    if (digest.bytes !== bytes || digest.sha256() !== sha256)
      throw new CannotStart(`${folder} は使えません。${path} が、作ったときから変わっています。何も変えていません。`)
  }
}
