import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test, vi } from 'vitest'
import { logger } from '../logging/logger.ts'
import { settings } from '#server/settings.ts'
import { openDatabase } from './open-database.ts'
import { patient, socketOf, Wire } from './outage/testing.ts'
import { binaries } from './own/binaries/binaries.ts'
import { makeCluster } from './own/make-cluster.ts'
import { postgresAccount } from './own/postgres-account.ts'
import { ask } from './own/testing.ts'

const run = promisify(execFile)

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return typeof address === 'object' && address ? address.port : 0
}

/** A PostgreSQL server that we do not run: on a port, with a database whose owner is no superuser. */
async function foreignServer() {
  const above = await mkdtemp(join(tmpdir(), 'mebae-test-'))
  await run('chmod', ['711', above])
  const folder = join(above, 'foreign')
  const account = await postgresAccount(folder)
  await makeCluster(folder, account)
  await writeFile(join(folder, 'pg_hba.conf'), 'host all all 127.0.0.1/32 trust\n')
  const port = await freePort()
  const [command, ...args] = [
    ...account.become,
    (await binaries()).postgres,
    '-D',
    folder,
    '-p',
    String(port),
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'unix_socket_directories=',
  ]
  const server = spawn(command, args, { stdio: 'ignore' })
  onTestFinished(async () => {
    server.kill('SIGINT')
    if (server.exitCode === null) await once(server, 'exit')
    await rm(above, { recursive: true })
  })
  const as = (user: string, database: string) => `postgres://${user}@127.0.0.1:${port}/${database}`
  await expect.poll(() => ask(as('postgres', 'postgres'), 'select 1 as n').catch(() => undefined), { interval: 20, timeout: 60_000 }).toEqual({ n: 1 })
  await ask(as('postgres', 'postgres'), 'create role mebae login')
  await ask(as('postgres', 'postgres'), `create database mebae owner mebae encoding 'UTF8' template template0`)
  await ask(as('postgres', 'postgres'), `create database latin owner mebae encoding 'SQL_ASCII' locale 'C' locale_provider 'libc' template template0`)
  return as
}

/** The start of one of our processes with this DATABASE_URL: it opens, migrates and loads the demonstration data. */
async function start(url: string, dataDir: string) {
  const module = (path: string) => JSON.stringify(new URL(path, import.meta.url).href)
  const script = `
    const { openDatabase } = await import(${module('open-database.ts')})
    const { migrate } = await import(${module('migrate/migrate.ts')})
    const { loadDemo } = await import(${module('../../../demo/load-demo.ts')})
    try {
      const { url } = await openDatabase('app')
      await migrate(url)
      await loadDemo(url, { jobs: 20, seed: 1, now: new Date('2026-11-21T10:00:00+09:00') })
    } catch (error) {
      console.error(error.message)
      process.exit(1)
    }`
  return run(process.execPath, ['--input-type=module', '--eval', script], {
    env: { ...process.env, DATABASE_URL: url, DATA_DIR: dataDir, DATABASE_WAIT_SECONDS: '0' },
  })
}

test('an external server is used as its owner without special rights, and none of our own is started', async () => {
  const as = await foreignServer()
  const dataDir = await mkdtemp(join(tmpdir(), 'mebae-test-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))

  await start(as('mebae', 'mebae'), dataDir)
  expect(await ask(as('mebae', 'mebae'), 'select count(*)::int as jobs from job_offers')).toEqual({ jobs: 20 })
  expect(await readdir(dataDir)).toEqual([])

  await expect(start(as('mebae', 'latin'), dataDir)).rejects.toMatchObject({
    code: 1,
    stderr: 'DATABASE_URL のデータベースの文字コードは SQL_ASCII です。UTF8 で作ってください。\n',
  })
  await expect(start(as('mebae', 'nowhere'), dataDir)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^DATABASE_URL の PostgreSQL につながりません: .*nowhere/),
  })
})

test('a server that is not there is named without the password', async () => {
  const failing = start(`postgres://mebae:hush@127.0.0.1:${await freePort()}/mebae`, tmpdir())
  await expect(failing).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/^DATABASE_URL の PostgreSQL につながりません: (?!.*hush)/) })
})

test('a start waits for a server that is not there yet, and logs the reason', async () => {
  const given = process.env.TEST_DATABASE_URL ?? ''
  const wire = await new Wire(socketOf(given)).open()
  await wire.cut()
  const before = { databaseUrl: settings.databaseUrl, databaseWaitSeconds: settings.databaseWaitSeconds }
  const name = new URL(given.replace('@/', '@socket/')).pathname
  Object.assign(settings, { databaseUrl: `postgres://postgres:hush@127.0.0.1:${wire.port}${name}`, databaseWaitSeconds: 60 })
  const warn = vi.spyOn(logger, 'warn').mockImplementation(() => {})
  onTestFinished(async () => {
    warn.mockRestore()
    Object.assign(settings, before)
    await wire.cut()
  })
  const opening = openDatabase('app')
  await expect
    .poll(() => warn.mock.calls, patient)
    .toMatchObject([[{ reason: expect.stringMatching(/ECONNREFUSED(?!.*hush)/) }, 'waiting for the PostgreSQL of DATABASE_URL']])
  await wire.open()
  expect((await opening).url).toBe(settings.databaseUrl)
})
