import { spawn } from 'node:child_process'
import { mkdir, open, rm, statfs, chown, lstat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { CannotStart } from '../../start/cannot-start.ts'
import { binaries, plainEnvironment } from './binaries/binaries.ts'
import { makeCluster } from './make-cluster.ts'
import { type Account, postgresAccount } from './postgres-account.ts'
import { whyNoAnswer } from './why-no-answer.ts'
import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'

const PAUSE = 25
/** A server that replays a long log is asked less and less often: each refusal is a line of its log. */
const LONGEST_PAUSE = 500
const TAIL = 8_192
/** On a full disk the server cannot even write down why it gives up. */
const ROOM_FOR_NOTHING = 1 << 20

const settings = {
  // Nothing listens on a port: only users who may enter the socket's folder can reach the server.
  listen_addresses: '',
  // For a machine of 2 cores and a few GB that runs the app, too.
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  maintenance_work_mem: '128MB',
  max_wal_size: '2GB',
  random_page_cost: '1.1',
  max_connections: '200',
  jit: 'off',
  // Statements and values hold users' texts; the app logs its own failures.
  log_min_messages: 'fatal',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
}

/** Starts the server on this folder, making it first where there is none. It outlives us if we are killed; the next start finds it. `more`: settings beside ours. */
export async function startPostmaster(folder: string, more: Record<string, string> = {}) {
  await mkdir(dirname(folder), { recursive: true }).catch(({ message }) => {
    throw new CannotStart(`DATA_DIR に書けません: ${message}`)
  })
  const account = await postgresAccount(folder)
  await makeCluster(folder, account)
  const sockets = await socketFolder(folder, account)
  // Left by a server that was killed, where it was not beside the files.
  await rm(join(sockets, '.s.PGSQL.5432.lock'), { force: true })

  const complaint = await start(folder, sockets, account, more)
  if (complaint !== undefined) throw new CannotStart(await explained(folder, complaint))
  return { socketFolder: sockets }
}

/** Undefined once it answers; otherwise its last output before it gave up. */
async function start(folder: string, sockets: string, { uid, gid, become }: Account, more: Record<string, string>) {
  const { postgres } = await binaries()
  const given = Object.entries({ ...settings, ...more, unix_socket_directories: sockets === folder ? '.' : sockets })
  const [command = '', ...args] = [...become, postgres, '-D', folder, ...given.flatMap(([name, value]) => ['-c', `${name}=${value}`])]

  const log = await open(join(folder, 'server.log'), 'a+', 0o600)
  await log.chown(uid, gid)
  const { size } = await log.stat()
  // A separate session, so that Ctrl-C in our terminal does not reach it.
  const server = spawn(command, args, { detached: true, stdio: ['ignore', log.fd, log.fd], env: plainEnvironment })
  server.unref()
  let hasGivenUp = false
  server.on('error', () => (hasGivenUp = true)).on('exit', () => (hasGivenUp = true))

  try {
    for (let pause = PAUSE; !hasGivenUp; pause = Math.min(pause * 1.1, LONGEST_PAUSE)) {
      if (!(await whyNoAnswer(sockets))) return
      await wait(pause)
    }
    const { size: end } = await log.stat()
    const { buffer, bytesRead } = await log.read({ position: Math.max(size, end - TAIL) })
    return buffer.toString('utf8', 0, bytesRead)
  } finally {
    await log.close()
  }
}

async function explained(folder: string, complaint: string) {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < ROOM_FOR_NOTHING || /No space left on device/.test(complaint))
    return `${folder} のあるディスクがいっぱいです。空きを作ってから、もう一度お試しください。`
  // What it answered to our asking whether it is there is no reason.
  const reasons = [...complaint.matchAll(/(?:FATAL|PANIC): +(.*)/g)].flatMap(([, said = '']) => (said.startsWith('the database system is') ? [] : said))
  const reason = reasons[0] ?? complaint.trim()
  return `${folder} の PostgreSQL が起動しませんでした: ${reason}（詳しくは ${join(folder, 'server.log')}）`
}

/** The longest path that the address of a Unix socket holds. */
const LONGEST_PATH = 107

/** Where the server's socket lies: beside its files, or, where that path is too long for a socket, in a short one only its user may enter. */
async function socketFolder(folder: string, { uid, gid }: Account) {
  if (fits(folder)) return folder
  const short = join(tmpdir(), `mebae-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`)
  if (!fits(short)) throw new CannotStart(`${folder} の名前が長すぎます。DATA_DIR か TMPDIR を短くしてください。`)

  await mkdir(short, { mode: 0o700 }).then(
    () => chown(short, uid, gid),
    () => {},
  )
  const found = await lstat(short)
  if (!found.isDirectory() || found.uid !== uid || found.mode & 0o077)
    throw new CannotStart(`${short} はほかの人のものです。消すか、DATA_DIR を短くしてください。`)
  return short
}

const fits = (folder: string) => Buffer.byteLength(join(folder, '.s.PGSQL.5432')) <= LONGEST_PATH
