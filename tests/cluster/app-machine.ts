import type { ChildProcess } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { configured, place, settingsIn } from './configured.ts'
import { addressOf, type Machine } from './network.ts'
import { end, start } from './programs.ts'

/** A machine with Mebae, its way to the primary and a pooler. */
export class AppMachine {
  readonly name: Machine
  #folder: string
  #mebae: ChildProcess | undefined
  #others: ChildProcess[] = []
  #settings: Record<string, string>

  constructor(name: 'app1' | 'app2', parent: string, account: { uid: number; gid: number }, shared: Record<string, string>) {
    this.name = name
    this.#folder = join(parent, name)
    mkdirSync(this.#folder, { recursive: true })
    chmodSync(this.#folder, 0o755)
    const users = join(this.#folder, 'userlist.txt')
    writeFileSync(users, '"mebae" "change-me-4"\n')
    chownSync(users, account.uid, account.gid)
    this.#settings = { ...settingsIn(configured('mebae.env', [['HOST=10.0.0.21', `HOST=${this.address}`]])), ...shared, DATA_DIR: join(this.#folder, 'data') }
  }

  get address() {
    return addressOf(this.name)
  }

  startWays() {
    const haproxy = place(this.#folder, 'haproxy-database.cfg')
    const pgbouncer = place(this.#folder, 'pgbouncer.ini', [['/etc/pgbouncer/userlist.txt', join(this.#folder, 'userlist.txt')]])
    const on = { machine: this.name, folder: this.#folder }
    this.#others = [
      start({ ...on, name: 'haproxy', command: ['haproxy', '-db', '-f', haproxy] }),
      start({ ...on, name: 'pgbouncer', command: ['pgbouncer', pgbouncer], user: 'postgres' }),
    ]
  }

  startMebae() {
    this.#mebae = start({
      machine: this.name,
      name: 'mebae',
      folder: this.#folder,
      command: [process.execPath, 'server/main.ts'],
      environment: { NODE_ENV: 'production', LOG_LEVEL: 'warn', RATE_LIMIT: '0', DEMO_DATA: 'off', ...this.#settings },
    })
  }

  killMebae = () => end(this.#mebae)
  signalMebae = (signal: NodeJS.Signals) => void this.#mebae?.kill(signal)

  async stop() {
    await end(this.#mebae)
    await Promise.all(this.#others.map((one) => end(one)))
  }
}
