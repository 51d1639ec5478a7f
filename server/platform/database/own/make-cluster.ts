import { execFile } from 'node:child_process'
import { chown, mkdtemp, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { CannotStart } from '../../start/cannot-start.ts'
import { binaries, plainEnvironment } from './binaries/binaries.ts'
import type { Account } from './postgres-account.ts'

const run = promisify(execFile)

// With the locale C, Japanese trigrams come out empty.
const flags = [
  '--username=postgres',
  // PostgreSQL trusts every user who may enter the socket's folder (0700) and refuses all others, should the server ever listen on a port.
  '--auth-local=trust',
  '--auth-host=reject',
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C.UTF-8',
  '--no-instructions',
  // Until the plan of backups is known (archiving-settings.ts).
  '--set=archive_command=true',
]

/** The files of a new server, made aside and put in place whole, so that one cut short leaves nothing half made. */
export async function makeCluster(folder: string, { uid, gid, become }: Account) {
  const version = await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => undefined)
  if (version) return refuseOther(folder, version.trim())

  await refuseHalfRestored(folder)
  await removeLeftovers(folder)
  const aside = await mkdtemp(`${folder}.new-`).catch((error) => {
    throw new CannotStart(whyNot(folder, error))
  })
  const { initdb } = await binaries()
  const [command = '', ...args] = [...become, initdb, '-D', aside, ...flags]
  try {
    await chown(aside, uid, gid)
    await run(command, args, { env: plainEnvironment })
    await rename(aside, folder)
    await flush(dirname(folder))
  } catch (error) {
    await rm(aside, { recursive: true, force: true })
    throw new CannotStart(whyNot(folder, error as { code?: string; stderr?: string }))
  }
}

async function refuseOther(folder: string, version: string) {
  const { postgres } = await binaries()
  const ours = /\d+/.exec((await run(postgres, ['--version'])).stdout)?.[0]
  if (version === ours) return
  throw new CannotStart(
    `${folder} は PostgreSQL ${version} のデータですが、この Mebae は ${ours} を使います。移し方は docs/operations.md の「データベースの版を上げる」にあります。`,
  )
}

/** A restore that was cut between its two renames; an empty database in its place would hide that. */
async function refuseHalfRestored(folder: string) {
  const kept = (await readdir(dirname(folder))).filter((name) => name.startsWith(`${basename(folder)}.before-`)).toSorted()
  const last = kept.at(-1)
  if (last)
    throw new CannotStart(
      `${folder} がありません。復元の途中で止まったようです。mv ${join(dirname(folder), last)} ${folder} で前の状態に戻してから、もう一度お試しください。`,
    )
}

async function removeLeftovers(folder: string) {
  const leftovers = (await readdir(dirname(folder))).filter((name) => name.startsWith(`${basename(folder)}.new-`))
  // The next run deletes files that an abandoned program still writes to.
  await Promise.allSettled(leftovers.map((name) => rm(join(dirname(folder), name), { recursive: true, force: true })))
}

/** After a power cut, too, the folder has its name. */
async function flush(folder: string) {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}

function whyNot(folder: string, { code, stderr = '' }: { code?: string; stderr?: string }) {
  if (code === 'ENOTEMPTY' || code === 'EEXIST') return `${folder} に PostgreSQL のものではないファイルがあります。移すか、DATA_DIR を別の場所にしてください。`
  if (code === 'ENOSPC' || /No space left/.test(stderr)) return `${folder} のあるディスクがいっぱいです。空きを作ってから、もう一度お試しください。`
  return `${folder} にデータベースを作れませんでした: ${stderr.trim() || code}`
}
