import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { CannotStart } from '../../start/cannot-start.ts'
import { binaries } from './binaries/binaries.ts'

const run = promisify(execFile)
const USER = 'postgres'

/** The user that runs PostgreSQL: the owner of its files, and the command that becomes that user. */
export type Account = { uid: number; gid: number; become: string[] }

/** PostgreSQL refuses to run as root, so root runs it as another user; all other users run it as themselves. */
export async function postgresAccount(folder: string): Promise<Account> {
  const me = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0, become: [] }
  const owner = await stat(folder).catch(() => undefined)
  if (me.uid !== 0) {
    if (owner && owner.uid !== me.uid)
      throw new CannotStart(`${folder} は別のユーザーのものです。同じユーザーで起動するか、DATA_DIR を別の場所にしてください。`)
    return me
  }
  if (owner?.uid) return becoming(owner.uid, owner.gid)

  await run('id', [USER]).catch(() => run('useradd', ['--system', '--user-group', USER]).catch(noUser))
  const [uid, gid] = await Promise.all([idOf('-u'), idOf('-g')])
  const postgres = becoming(uid, gid)
  if (!owner && (await canReach(postgres, dirname(folder)))) return postgres

  // Below a folder that is closed to others, say /root: a separate user, with root's right to its own files.
  const root = { uid: 0, gid: 0, become: ['unshare', '--user', `--map-user=${uid}`, `--map-group=${gid}`, '--'] }
  if (await canReach(root, dirname(folder))) return root
  throw new CannotStart(
    `root で動かすとき、PostgreSQL はユーザー ${USER} として動きますが、${folder} か node_modules に届きません。上のフォルダーに chmod o+x するか、root でないユーザーで起動してください。`,
  )
}

const becoming = (uid: number, gid: number) => ({ uid, gid, become: ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--'] })

const idOf = async (which: '-u' | '-g') => Number((await run('id', [which, USER])).stdout)

async function canReach({ become: [command = '', ...args] }: Account, folder: string) {
  const { initdb } = await binaries()
  const commands = [
    [initdb, '--version'],
    ['test', '-x', folder],
  ]
  return (await Promise.allSettled(commands.map((tried) => run(command, [...args, ...tried])))).every(({ status }) => status === 'fulfilled')
}

function noUser(): never {
  throw new CannotStart(`root で動かすには、ユーザー ${USER} が必要です。作れませんでした。root でないユーザーで起動するか、DATABASE_URL を指定してください。`)
}
