import { spawn } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { onTestFinished } from 'vitest'

/** A real process of the server with the built pages, on the database of these tests, until the test is over. */
export async function startServer(settings: Record<string, string>) {
  const server = await spawnServer(settings)
  onTestFinished(() => void server.child.kill('SIGKILL'))
  return server
}

/** The same for tests that end it themselves. */
export async function spawnServer(settings: Record<string, string>) {
  const child = spawn(process.execPath, ['server/main.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      DATABASE_URL: process.env.TEST_DATABASE_URL,
      DEMO_DATA: 'off',
      // A machine that does other things, too, is slow, and nothing hangs.
      ANSWER_SECONDS: '60',
      DATA_DIR: await mkdtemp(join(tmpdir(), 'mebae-')),
      // Processes of one database have one key.
      SECRET_KEY: 'A'.repeat(43),
      ...settings,
    },
  })
  const said: string[] = []
  child.stderr.on('data', (chunk) => said.push(String(chunk)))
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error(said.join(''))))
    createInterface(child.stdout).on('line', (line) => {
      said.push(line)
      if (line.startsWith('http')) resolve(line)
    })
  })
  return { child, url, said }
}
