import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../e2e/kit/free-port.ts'

const PATIENCE = 60_000
/** Longer than haproxy needs to see it. */
const SEEN = 1_000

type Process = { name: string; port: number; child: ChildProcess }

/** Two processes of Mebae on one database behind the haproxy of deploy/two-processes. `code` is the folder of the version that a process runs. */
export class SideBySide {
  origin = ''
  #folder: string
  #environment: Record<string, string>
  #haproxy: ChildProcess | undefined
  #processes: Process[] = []

  constructor(folder: string, environment: Record<string, string>) {
    this.#folder = folder
    this.#environment = environment
  }

  async open(code: string) {
    const [front, one, two] = [await freePort(), await freePort(), await freePort()]
    this.origin = `http://127.0.0.1:${front}`
    const file = join(this.#folder, 'haproxy.cfg')
    const text = readFileSync(new URL('../../deploy/two-processes/haproxy.cfg', import.meta.url), 'utf8')
    writeFileSync(
      file,
      text.replace('127.0.0.1:3000', `127.0.0.1:${front}`).replace('127.0.0.1:3001', `127.0.0.1:${one}`).replace('127.0.0.1:3002', `127.0.0.1:${two}`),
    )
    for (const [name, port] of [
      ['one', one],
      ['two', two],
    ] as const)
      this.#processes.push({ name, port, child: await this.#start(name, port, code) })
    this.#haproxy = spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'inherit'] })
    await until(() => isFine(this.origin))
  }

  /** Stops one of them as a supervisor does, and starts it with this code. */
  async restart(turn: number, code: string) {
    const process = this.#processes[turn % this.#processes.length]!
    const ended = once(process.child, 'exit')
    process.child.kill('SIGTERM')
    const [status] = await ended
    if (status !== 0) throw new Error(`${process.name} ended with ${status}`)
    process.child = await this.#start(process.name, process.port, code)
    await wait(SEEN)
  }

  async close() {
    this.#haproxy?.kill('SIGKILL')
    for (const { child } of this.#processes) child.kill('SIGKILL')
  }

  async #start(name: string, port: number, code: string) {
    const log = openSync(join(this.#folder, `${name}.log`), 'a')
    const child = spawn(process.execPath, ['server/main.ts'], {
      cwd: code,
      stdio: ['ignore', log, log],
      env: {
        PATH: '/usr/sbin:/usr/bin:/sbin:/bin',
        NODE_ENV: 'production',
        LOG_LEVEL: 'warn',
        RATE_LIMIT: '0',
        DEMO_DATA: 'on',
        TRUST_PROXY: '1',
        ...this.#environment,
        PUBLIC_URL: this.origin,
        PORT: String(port),
      },
    })
    await until(() => {
      if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}: ${join(this.#folder, `${name}.log`)}`)
      return isFine(`http://127.0.0.1:${port}/readyz`)
    })
    return child
  }
}

const isFine = async (url: string) => (await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined))?.status === 200

async function until(isSo: () => Promise<boolean>) {
  for (const since = Date.now(); !(await isSo()); await wait(100)) if (Date.now() - since > PATIENCE) throw new Error(`not after ${PATIENCE / 1_000} s`)
}
