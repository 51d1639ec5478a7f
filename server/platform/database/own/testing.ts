import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { test as base } from 'vitest'
import { migrate } from '../migrate/migrate.ts'
import { fileLock, openOwnDatabase } from './open-own-database.ts'
import { asSuperuser } from './roles.ts'
import { processesIn } from './processes-in.ts'

const run = promisify(execFile)

/** Makes the files of a server once for the run, in the run's folder, which it takes away. */
async function madeOnce(name: string, make: (folder: string) => Promise<void>) {
  const folder = join(process.env.TEST_CLUSTER!, name)
  const isMade = `${folder}.made`
  await fileLock(isMade, async () => {
    if (existsSync(isMade)) return
    await make(folder)
    await writeFile(isMade, '')
  })
  return folder
}

/** Making a server's files takes seconds, copying them does not: the first test of a run makes them, all others copy. */
const emptyServer = () =>
  madeOnce('postgres', async (folder) => {
    const { ownerUrl, close } = await openOwnDatabase('app', folder)
    // Written down, and with that copied: a process that is killed loses nothing that the kernel has.
    await ask(asSuperuser(ownerUrl, 'postgres'), 'alter system set fsync = off')
    await close()
  })

/** The migrations cost more than everything else of a new server. */
const migratedServer = () =>
  madeOnce('migrated', async (folder) => {
    await run('cp', ['-a', await emptyServer(), folder])
    const { ownerUrl, close } = await openOwnDatabase('app', folder)
    await migrate(ownerUrl)
    await close()
  })

const testOn = (original: () => Promise<string>) =>
  base.extend<{ folder: string }>({
    folder: async ({}, use) => {
      const from = await original()
      const above = await mkdtemp(join(tmpdir(), 'mebae-test-'))
      await run('chmod', ['711', above])
      const folder = join(above, 'postgres')
      await run('cp', ['-a', from, folder])
      await use(folder)
      await killAll(folder)
      await rm(above, { recursive: true, force: true, maxRetries: 5 })
    },
  })

/** A folder with a server's files, on which nothing runs; a server that a test leaves running there is stopped with it. */
export const test = testOn(emptyServer)

/** The same with the tables of the app. */
export const testMigrated = testOn(migratedServer)

/** As when the power goes: none of the server's processes gets a word in. */
export async function killAll(folder: string) {
  for (let pids = await processesIn(folder); pids.size; pids = await processesIn(folder)) for (const pid of pids) killed(pid)
}

function killed(pid: number) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It went by itself.
  }
}

/** As when the machine has no memory left and takes the server's first process. */
export const killPostmaster = async (folder: string) => process.kill(await postmasterPid(folder), 'SIGKILL')

export const postmasterPid = async (folder: string) => Number((await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n')[0])

/** Another process of ours that has the database of this folder open. */
export async function anotherProcess(folder: string) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'open-database-child.ts')], {
    env: { ...process.env, DATA_DIR: dirname(folder) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return child
}

export async function ended(child: ChildProcess, signal: NodeJS.Signals) {
  child.kill(signal)
  await once(child, 'exit')
}

/** The answer to one query on a separate connection. */
export async function ask(url: string, query: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return (await client.query(query).finally(() => client.end())).rows[0]
}
