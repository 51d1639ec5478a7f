import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const PATIENCE = 120_000

/** Serves the built site with demonstration data of its own, for as long as the journeys run. */
export default async function startSite() {
  const folder = await mkdtemp(join(tmpdir(), 'mebae-e2e-'))
  const port = await freePort()
  const log = join(folder, 'server.log')
  const output = openSync(log, 'a')
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: folder,
    DATABASE_URL: '',
    PUBLIC_URL: '',
    RATE_LIMIT: '0',
    DRAIN_SECONDS: '0',
    LOG_LEVEL: 'warn',
  }
  const server = spawn(process.execPath, ['server/main.ts'], { env, stdio: ['ignore', output, output] })
  process.env.BASE_URL = `http://127.0.0.1:${port}`
  process.env.SITE_DATABASE_URL = `postgres://postgres@/app?host=${encodeURIComponent(join(folder, 'postgres'))}`
  await isReady(server, log).catch((error) => {
    server.kill('SIGKILL')
    throw error
  })

  return async () => {
    server.kill('SIGTERM')
    if (server.exitCode === null) await once(server, 'exit')
    const failures = readFileSync(log, 'utf8')
      .split('\n')
      .filter((line) => /"level":(50|60)/.test(line))
    await rm(folder, { recursive: true, force: true })
    if (failures.length) throw new Error(`The server logged failures:\n${failures.join('\n')}`)
  }
}

async function isReady(server: ChildProcess, log: string) {
  for (const since = Date.now(); ; await wait(100)) {
    if (server.exitCode !== null || Date.now() - since > PATIENCE) throw new Error(`The site did not start:\n${readFileSync(log, 'utf8')}`)
    const response = await fetch(`${process.env.BASE_URL}/`).catch(() => undefined)
    if (response?.ok) return
  }
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return typeof address === 'object' && address ? address.port : 0
}
