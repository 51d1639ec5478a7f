import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { existsSync } from 'node:fs'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { newClient } from '../outage/new-client.ts'
import { postgresAccount } from '../own/postgres-account.ts'

const folders = ['/usr/sbin', '/usr/local/sbin', ...(process.env.PATH ?? '').split(delimiter)]
const program = folders.map((folder) => join(folder, 'pgbouncer')).find((path) => existsSync(path))

/** Without it the tests say so; Debian has it as the package pgbouncer. */
export const hasPgBouncer = program !== undefined

/** A real PgBouncer before the database of `url`, with two connections to it for everybody, until the test is over. Gives its address. */
export async function startPgBouncer(url: string, mode: 'transaction' | 'session', connections = 2) {
  const folder = await mkdtemp(join(tmpdir(), 'mebae-pgbouncer-'))
  // PgBouncer refuses to run as root, as PostgreSQL does.
  await chmod(folder, 0o755)
  const { become } = await postgresAccount(join(folder, 'none'))
  const { username, pathname, searchParams } = new URL(url.replace('@/', '@socket/'))
  const [name, port] = [pathname.slice(1), await freePort()]
  await writeFile(join(folder, 'users.txt'), `"${username}" ""\n`)
  await writeFile(
    join(folder, 'pgbouncer.ini'),
    [
      `[databases]`,
      `${name} = host=${searchParams.get('host')} dbname=${name}`,
      `[pgbouncer]`,
      `listen_addr = 127.0.0.1`,
      `listen_port = ${port}`,
      `unix_socket_dir =`,
      `auth_type = trust`,
      `auth_file = ${join(folder, 'users.txt')}`,
      `pool_mode = ${mode}`,
      `default_pool_size = ${connections}`,
    ].join('\n'),
  )
  const child = spawn('env', [...become, program!, join(folder, 'pgbouncer.ini')], { stdio: 'ignore' })
  onTestFinished(async () => {
    if (child.exitCode === null && child.kill('SIGKILL')) await once(child, 'exit')
    await rm(folder, { recursive: true, force: true })
  })
  const pooledUrl = `postgres://${username}@127.0.0.1:${port}/${name}`
  while (child.exitCode === null && !(await answers(pooledUrl))) await wait(20)
  if (child.exitCode !== null) throw new Error('PgBouncer did not start.')
  return pooledUrl
}

async function answers(connectionString: string) {
  const client = newClient({ connectionString })
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}
