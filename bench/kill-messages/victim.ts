import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'

const LOOKED_AT_EVERY = 25
const PATIENCE = 120_000

/** The server, started again each time it was killed, always at one address. */
export class Victim {
  readonly origin: string
  deaths = 0
  #environment: Record<string, string>
  #child: ChildProcess | undefined

  constructor(port: number, environment: Record<string, string>) {
    this.origin = `http://127.0.0.1:${port}`
    this.#environment = { ...environment, HOST: '127.0.0.1', PORT: String(port) }
  }

  async start() {
    this.#child = spawn(process.execPath, ['server/main.ts'], { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, ...this.#environment } })
    for (const since = Date.now(); ; await wait(LOOKED_AT_EVERY)) {
      const answer = await fetch(`${this.origin}/readyz`).catch(() => undefined)
      if (answer?.ok) return
      if (Date.now() - since > PATIENCE) throw new Error('the server does not start')
    }
  }

  /** Killed in the middle of its work, without a request to end. */
  async kill() {
    this.deaths++
    await this.#end('SIGKILL')
  }

  stop = () => this.#end('SIGTERM')

  async #end(signal: 'SIGKILL' | 'SIGTERM') {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
}
