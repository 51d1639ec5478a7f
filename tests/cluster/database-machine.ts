import { type ChildProcess, execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { configured, place, settingsIn } from './configured.ts'
import { addressOf, type Machine, signalMachine } from './network.ts'
import { end, start } from './programs.ts'

const DISK = '3G'

/** A machine with PostgreSQL under Patroni, and a member of etcd. */
export class DatabaseMachine {
  readonly name: Machine
  readonly data: string
  #folder: string
  /** For PostgreSQL alone, so that it can be full without filling this machine's. */
  #disk: string
  #account: { uid: number; gid: number }
  #etcd: ChildProcess | undefined
  #patroni: ChildProcess | undefined

  constructor(name: 'db1' | 'db2' | 'db3', parent: string, account: { uid: number; gid: number }) {
    this.name = name
    this.#folder = join(parent, name)
    this.#account = account
    this.#disk = join(this.#folder, 'data')
    this.data = join(this.#disk, 'main')
    for (const folder of [this.#folder, this.#disk, join(this.#folder, 'etcd')]) {
      mkdirSync(folder, { recursive: true })
      if (folder === this.#disk) execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'mebae-disk', folder])
      chownSync(folder, account.uid, account.gid)
      chmodSync(folder, 0o700)
    }
  }

  get address() {
    return addressOf(this.name)
  }

  startEtcd() {
    const own: [string, string][] = [
      ['ETCD_NAME=db1', `ETCD_NAME=${this.name}`],
      ['/var/lib/etcd/default', join(this.#folder, 'etcd')],
      ['_URLS=http://10.0.0.11', `_URLS=http://${this.address}`],
    ]
    const environment = settingsIn(configured('etcd.env', own))
    this.#etcd = start({ machine: this.name, name: 'etcd', folder: this.#folder, user: 'postgres', command: ['etcd', '--log-level', 'error'], environment })
  }

  startPatroni() {
    const file = place(this.#folder, 'patroni.yml', [
      ['name: db1', `name: ${this.name}`],
      ['listen: 10.0.0.11', `listen: ${this.address}`],
      ['connect_address: 10.0.0.11', `connect_address: ${this.address}`],
      ['/var/lib/postgresql/15/main', this.data],
      ['/var/run/postgresql', this.#folder],
    ])
    chownSync(file, this.#account.uid, this.#account.gid)
    chmodSync(file, 0o600)
    this.#patroni = start({ machine: this.name, name: 'patroni', folder: this.#folder, user: 'postgres', command: ['patroni', file] })
  }

  async start() {
    this.startEtcd()
    this.startPatroni()
  }

  /** The power is off. */
  async kill() {
    signalMachine(this.name, 'SIGKILL')
    await Promise.all([end(this.#etcd), end(this.#patroni)])
  }

  killEtcd = () => end(this.#etcd)

  signalAll(signal: NodeJS.Signals) {
    signalMachine(this.name, signal)
  }

  signalEtcd = (signal: NodeJS.Signals) => void this.#etcd?.kill(signal)

  fillDisk() {
    const file = join(this.#disk, 'full')
    spawnSync('dd', ['if=/dev/zero', `of=${file}`, 'bs=1M', 'status=none'])
    return () => rmSync(file)
  }

  removeDisk = () => execFileSync('umount', ['--lazy', this.#disk])

  /** The process of PostgreSQL itself. */
  get postmaster() {
    return Number(readFileSync(join(this.data, 'postmaster.pid'), 'utf8').split('\n')[0])
  }
}
