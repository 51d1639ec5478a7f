import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const TICK = 10

/** CPU milliseconds of a whole PostgreSQL server, its writers and its ended processes included: Linux only. `folder` is its data. */
export function postgresCpu(folder: string) {
  const postmaster = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n', 1)[0] ?? ''
  let ticks = 0
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const fields = fieldsOf(pid)
    // Parent, then user and system time, then those of ended children.
    if (pid === postmaster) ticks += sum(fields.slice(11, 15))
    else if (fields[1] === postmaster) ticks += sum(fields.slice(11, 13))
  }
  return ticks * TICK
}

/** CPU milliseconds of one process. */
export const processCpu = (pid: number) => sum(fieldsOf(String(pid)).slice(11, 13)) * TICK

/** Memory of one process that is in RAM. */
export const residentBytes = (pid: number) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1_024

const sum = (fields: string[]) => fields.reduce((all, one) => all + Number(one), 0)

function fieldsOf(pid: string) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}
