import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { bucketKeys, startBucket } from '#server/platform/files/places/testing.ts'
import { AppMachine } from './app-machine.ts'
import { place } from './configured.ts'
import { DatabaseMachine } from './database-machine.ts'
import { addressOf, closeNetwork, HERE, openNetwork, signalMachine, type Machine, machines } from './network.ts'
import { start } from './programs.ts'

/** The law wants it of a site that others reach. */
const legal = Object.fromEntries(
  ['OPERATOR_NAME', 'OPERATOR_REPRESENTATIVE', 'OPERATOR_ADDRESS', 'JOB_INFORMATION_NUMBER', 'TELECOM_NUMBER', 'COMPLAINT_DESK', 'SERVER_PLACE'].map((name) => [
    name,
    '試験',
  ]),
)
const PATIENCE = 120_000

type Member = { name: string; role: string; state: string; lag?: number | string; timeline?: number }

/** Three machines of databases, two of Mebae and one in front of them, with the files of deploy/cluster. */
export class Cluster {
  readonly origin = `http://${addressOf('front')}`
  readonly databases: DatabaseMachine[]
  apps: AppMachine[] = []
  #folder: string
  #account = { uid: idOf('-u'), gid: idOf('-g') }
  #bucket: Awaited<ReturnType<typeof startBucket>> | undefined

  constructor(folder: string) {
    this.#folder = folder
    chmodSync(folder, 0o755)
    this.databases = (['db1', 'db2', 'db3'] as const).map((name) => new DatabaseMachine(name, folder, this.#account))
  }

  async open() {
    openNetwork()
    this.#bucket = await startBucket(HERE)
    const shared = {
      ...legal,
      OPERATOR_EMAIL: 'operator@mebae.example',
      PUBLIC_URL: this.origin,
      SECRET_KEY: randomBytes(32).toString('base64url'),
      FILES_URL: this.#bucket.url,
      FILES_ACCESS_KEY: bucketKeys.accessKeyId,
      FILES_SECRET_KEY: bucketKeys.secretAccessKey,
    }
    this.apps = (['app1', 'app2'] as const).map((name) => new AppMachine(name, this.#folder, this.#account, shared))
    await Promise.all(this.databases.map((machine) => machine.start()))
    await until('a primary and two replicas', () => this.isWhole())
    await this.asSuperuser(`create user mebae password 'change-me-4'`)
    await this.asSuperuser(`create database mebae owner mebae encoding 'UTF8' template template0`)
    for (const app of this.apps) app.startWays()
    // The first brings the database up to date.
    this.apps[0]!.startMebae()
    await until('the first app', () => isReady(this.apps[0]!))
    await this.#open()
    this.apps[1]!.startMebae()
    this.startFront()
    await until('the whole site', () => this.isServing())
  }

  startFront() {
    const folder = join(this.#folder, 'front')
    mkdirSync(folder, { recursive: true })
    start({ machine: 'front', name: 'haproxy', folder, command: ['haproxy', '-db', '-f', place(folder, 'haproxy-front.cfg')] })
  }

  /** What the members say of each other; nothing where nobody answers. */
  async members(): Promise<Member[]> {
    for (const { address } of this.databases) {
      const answer = await ask(`http://${address}:8008/cluster`)
      if (answer?.ok) return ((await answer.json()) as { members: Member[] }).members
    }
    return []
  }

  async primary() {
    const answers = await Promise.all(
      this.databases.map(async (machine) => ((await ask(`http://${machine.address}:8008/primary`))?.status === 200 ? machine : undefined)),
    )
    return answers.find((machine) => machine !== undefined)
  }

  /** One primary, and two replicas that follow it, one of them for each commit. */
  async isWhole() {
    const members = await this.members()
    const timeline = members.find(({ role }) => role === 'leader')?.timeline
    // A replica that runs may still be on the timeline of a primary before, and would be of no use in the next fault.
    if (members.some((member) => member.timeline !== timeline || !(Number(member.lag ?? 0) <= SMALL_LAG))) return false
    const roles = members.filter(({ state }) => state === 'running' || state === 'streaming').map(({ role }) => role)
    return roles.length === 3 && roles.includes('leader') && roles.includes('sync_standby') && (await this.primary()) !== undefined
  }

  isServing = async () => (await Promise.all(this.apps.map(isReady))).every(Boolean) && ((await ask(`${this.origin}/`))?.ok ?? false)

  untilWhole = (what: string) => until(what, async () => (await this.isWhole()) && (await this.isServing()))

  async asSuperuser(sql: string) {
    const client = new pg.Client({ connectionString: `postgres://postgres:change-me-1@${(await this.primary())?.address}/postgres` })
    await client.connect()
    await client.query(sql).finally(() => client.end())
  }

  /** As the operator's button does: the site is for others, and visitors are to see it. */
  async #open() {
    const client = new pg.Client({ connectionString: await this.databaseUrl() })
    await client.connect()
    await client.query(`insert into site_openings (operator_name) values ('cluster')`).finally(() => client.end())
  }

  async databaseUrl() {
    return `postgres://mebae:change-me-4@${(await this.primary())?.address}/mebae`
  }

  async close() {
    for (const machine of Object.keys(machines) as Machine[]) signalMachine(machine, 'SIGKILL')
    await Promise.all([...this.apps.map((app) => app.stop()), ...this.databases.map((machine) => machine.kill())])
    for (const machine of this.databases) machine.removeDisk()
    await this.#bucket?.close()
    closeNetwork()
  }
}

/** In bytes of the log. */
const SMALL_LAG = 1_000_000

export const ask = (url: string) => fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined)

const isReady = async ({ address }: AppMachine) => (await ask(`http://${address}:3000/readyz`))?.status === 200

export async function until(what: string, isSo: () => Promise<boolean>) {
  for (const since = Date.now(); !(await isSo()); await wait(200))
    if (Date.now() - since > PATIENCE) throw new Error(`${what}: not after ${PATIENCE / 1_000} s`)
}

const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
