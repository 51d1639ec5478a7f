import { execFileSync } from 'node:child_process'

/** The machines of deploy/cluster, by their last number. Each is a network namespace of this machine, with its real address. */
export const machines = { db1: 11, db2: 12, db3: 13, app1: 21, app2: 22, front: 31 } as const
export type Machine = keyof typeof machines
export const addressOf = (machine: Machine) => `10.0.0.${machines[machine]}`
export const namespaceOf = (machine: Machine) => `mebae-${machine}`

/** This process, on the same switch. */
export const HERE = '10.0.0.1'
const BRIDGE = 'mebae-bridge'
const ip = (...args: string[]) => execFileSync('ip', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
const inside = (machine: Machine, ...args: string[]) => ip('-n', namespaceOf(machine), ...args)
const names = Object.keys(machines) as Machine[]

/** Whether this process may make namespaces: as root, and not in every container. */
export function mayMakeNamespaces() {
  try {
    ip('netns', 'add', 'mebae-try')
    ip('netns', 'del', 'mebae-try')
    return true
  } catch {
    return false
  }
}

/** One switch with all machines on it, and this process. */
export function openNetwork() {
  closeNetwork()
  ip('link', 'add', BRIDGE, 'type', 'bridge')
  ip('addr', 'add', `${HERE}/24`, 'dev', BRIDGE)
  ip('link', 'set', BRIDGE, 'up')
  for (const machine of names) {
    const cable = `mb-${machine}`
    ip('netns', 'add', namespaceOf(machine))
    ip('link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', namespaceOf(machine))
    ip('link', 'set', cable, 'master', BRIDGE, 'up')
    inside(machine, 'addr', 'add', `${addressOf(machine)}/24`, 'dev', 'eth0')
    inside(machine, 'link', 'set', 'eth0', 'up')
    inside(machine, 'link', 'set', 'lo', 'up')
  }
}

/** Also what a run left that ended before it closed. */
export function closeNetwork() {
  for (const machine of names) {
    ifThere('link', 'del', `mb-${machine}`)
    ifThere('netns', 'del', namespaceOf(machine))
  }
  ifThere('link', 'del', BRIDGE)
}

function ifThere(...args: string[]) {
  try {
    return ip(...args)
  } catch {
    return ''
  }
}

/** Two machines do not hear each other any more, and are told nothing of it. */
export function cut(one: Machine, other: Machine) {
  inside(one, 'route', 'replace', 'blackhole', `${addressOf(other)}/32`)
  inside(other, 'route', 'replace', 'blackhole', `${addressOf(one)}/32`)
}

export function mend(one: Machine, other: Machine) {
  for (const [here, there] of [
    [one, other],
    [other, one],
  ] as const) {
    try {
      inside(here, 'route', 'del', 'blackhole', `${addressOf(there)}/32`)
    } catch {
      // It was not cut.
    }
  }
}

/** A machine whose cable was pulled. */
export const pullCable = (machine: Machine) => void ip('link', 'set', `mb-${machine}`, 'down')
export const plugIn = (machine: Machine) => void ip('link', 'set', `mb-${machine}`, 'up')

/** The processes of a machine. */
const processesOf = (machine: Machine) => ifThere('netns', 'pids', namespaceOf(machine)).split('\n').filter(Boolean).map(Number)

/** To every process of a machine. One that ended meanwhile needs no signal. */
export function signalMachine(machine: Machine, signal: NodeJS.Signals) {
  for (const pid of processesOf(machine))
    try {
      process.kill(pid, signal)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
}
