import { execFileSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { ask, type Cluster } from './cluster.ts'
import type { DatabaseMachine } from './database-machine.ts'
import { addressOf, cut, type Machine, machines, mend, namespaceOf, plugIn, pullCable } from './network.ts'

/** `act` does it, and gives what undoes it. `goal`: within so many seconds messages are acknowledged again. */
export type Fault = { name: string; goal: number; act: (cluster: Cluster) => Promise<() => Promise<void> | void> }

/** So long a fault lasts before it is undone. */
export const LASTS = 15_000

const nothing = () => {}
const names = Object.keys(machines) as Machine[]

async function primaryOf(cluster: Cluster): Promise<DatabaseMachine> {
  const primary = await cluster.primary()
  if (!primary) throw new Error('no primary')
  return primary
}

const slowly = (machine: Machine, change: 'add' | 'del') =>
  execFileSync('tc', [
    '-n',
    namespaceOf(machine),
    'qdisc',
    change,
    'dev',
    'eth0',
    'root',
    ...(change === 'add' ? ['tbf', 'rate', '2mbit', 'burst', '16kb', 'latency', '500ms'] : []),
  ])

const onPrimary = (name: string, goal: number, act: (primary: DatabaseMachine) => Promise<() => Promise<void> | void>): Fault => ({
  name,
  goal,
  act: async (cluster) => act(await primaryOf(cluster)),
})

export const faults: Fault[] = [
  onPrimary('the machine of the primary dies', 20, async (primary) => {
    await primary.kill()
    return () => primary.start()
  }),
  onPrimary('the machine of the primary freezes', 20, async (primary) => {
    primary.signalAll('SIGSTOP')
    return () => primary.signalAll('SIGCONT')
  }),
  onPrimary('the cable of the primary is pulled', 20, async ({ name }) => {
    pullCable(name)
    return () => plugIn(name)
  }),
  onPrimary('its postmaster dies', 5, async (primary) => {
    process.kill(primary.postmaster, 'SIGKILL')
    return nothing
  }),
  onPrimary('its postmaster freezes', 20, async (primary) => {
    const pid = primary.postmaster
    process.kill(pid, 'SIGSTOP')
    return () => void process.kill(pid, 'SIGCONT')
  }),
  {
    name: 'switchover',
    goal: 5,
    act: async (cluster) => {
      const primary = await primaryOf(cluster)
      const answer = await fetch(`http://${primary.address}:8008/switchover`, {
        method: 'POST',
        body: JSON.stringify({ leader: primary.name }),
        signal: AbortSignal.timeout(30_000),
      })
      if (!answer.ok) throw new Error(`switchover: ${answer.status} ${await answer.text()}`)
      return nothing
    },
  },
  {
    name: 'an app dies',
    goal: 2,
    act: async ({ apps: [app] }) => {
      await app!.killMebae()
      return () => app!.startMebae()
    },
  },
  {
    name: 'an app freezes',
    goal: 5,
    act: async ({ apps: [, app] }) => {
      app!.signalMebae('SIGSTOP')
      return () => app!.signalMebae('SIGCONT')
    },
  },
  {
    name: 'a member of etcd dies',
    goal: 5,
    act: async ({ databases: [machine] }) => {
      await machine!.killEtcd()
      return () => machine!.startEtcd()
    },
  },
  {
    name: 'a member of etcd freezes',
    goal: 5,
    act: async ({ databases: [, , machine] }) => {
      machine!.signalEtcd('SIGSTOP')
      return () => machine!.signalEtcd('SIGCONT')
    },
  },
  onPrimary('the primary hears one of its replicas no more', 5, async ({ name }) => {
    const other = names.find((one) => one.startsWith('db') && one !== name)!
    cut(name, other)
    return () => mend(name, other)
  }),
  onPrimary('an app hears the primary no more', 5, async ({ name }) => {
    cut(name, 'app1')
    return () => mend(name, 'app1')
  }),
  {
    name: 'the front hears an app no more',
    goal: 5,
    act: async () => {
      cut('front', 'app2')
      return () => mend('front', 'app2')
    },
  },
  onPrimary('the network of the primary is slow', 20, async ({ name }) => {
    slowly(name, 'add')
    return () => void slowly(name, 'del')
  }),
  onPrimary('the disk of the primary is full', 20, async (primary) => primary.fillDisk()),
  {
    name: 'everything is started again',
    goal: 60,
    act: async (cluster) => {
      await Promise.all([...cluster.databases.map((machine) => machine.kill()), ...cluster.apps.map((app) => app.killMebae())])
      await Promise.all(cluster.databases.map((machine) => machine.start()))
      for (const app of cluster.apps) app.startMebae()
      while ((await ask(`http://${addressOf('app1')}:3000/healthz`))?.status !== 200) await wait(200)
      return nothing
    },
  },
]
