import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { type Machine, namespaceOf } from './network.ts'

/** Debian's packages whose programs the cluster consists of. */
const needed = {
  postgresql: '/usr/lib/postgresql/15/bin/postgres',
  patroni: '/usr/bin/patroni',
  'etcd-server': '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
  pgbouncer: '/usr/sbin/pgbouncer',
  iproute2: '/usr/sbin/ip',
}
export const missingPackages = () => Object.entries(needed).flatMap(([name, program]) => (existsSync(program) ? [] : [name]))

type Start = { machine: Machine; name: string; folder: string; command: string[]; user?: 'postgres'; environment?: Record<string, string> }

/** Runs a program on a machine until it is told to end. Its output goes to a file in the machine's folder. */
export function start({ machine, name, folder, command, user, environment = {} }: Start): ChildProcess {
  const become = user ? ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--clear-groups'] : []
  const log = openSync(join(folder, `${name}.log`), 'a')
  return spawn('ip', ['netns', 'exec', namespaceOf(machine), ...become, ...command], {
    stdio: ['ignore', log, log],
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', HOME: folder, ...environment },
  })
}

export async function end(child: ChildProcess | undefined, signal: NodeJS.Signals = 'SIGKILL') {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}
