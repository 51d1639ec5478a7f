import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from './free-port.ts'

const PATIENCE = 120_000

/** One process of the built site on a free port. Stopping it throws when it logged a failure. */
export async function serveSite(folder: string, { port, settings = {} }: { port?: number; settings?: Record<string, string> } = {}) {
  port ??= await freePort()
  const url = `http://127.0.0.1:${port}`
  const log = join(folder, `server-${port}.log`)
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
    // Journeys run in parallel on a busy machine: a slow start is no failure.
    ANSWER_SECONDS: '60',
    DRAIN_SECONDS: '0',
    LOG_LEVEL: 'warn',
    ...settings,
  }
  const server = spawn(process.execPath, ['server/main.ts'], { env, stdio: ['ignore', output, output] })
  await isReady(server, url, log).catch((error) => {
    server.kill('SIGKILL')
    throw error
  })
  async function stop() {
    server.kill('SIGTERM')
    if (server.exitCode === null) await once(server, 'exit')
    const failures = readFileSync(log, 'utf8')
      .split('\n')
      .filter((line) => /"level":(50|60)/.test(line))
    if (failures.length) throw new Error(`The server logged failures:\n${failures.join('\n')}`)
  }
  return { url, stop, said: () => readFileSync(log, 'utf8') }
}

async function isReady(server: ChildProcess, url: string, log: string) {
  for (const since = Date.now(); ; await wait(100)) {
    if (server.exitCode !== null || Date.now() - since > PATIENCE) throw new Error(`The site did not start:\n${readFileSync(log, 'utf8')}`)
    const response = await fetch(`${url}/readyz`).catch(() => undefined)
    if (response?.ok) return
  }
}
