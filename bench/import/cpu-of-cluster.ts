import { readFile } from 'node:fs/promises'
import { processesIn } from '#server/platform/database/own/processes-in.ts'

const TICK = 10

/** Milliseconds of CPU that the PostgreSQL of this folder has spent since it started: its processes, and those that ended already (Linux). */
export async function cpuOfCluster(folder: string) {
  const fields = await Promise.all([...(await processesIn(folder))].map(fieldsOf))
  // utime, stime, and of children that ended cutime, cstime: the 14th to 17th field.
  return fields.flatMap((of) => of.slice(11, 15)).reduce((sum, ticks) => sum + Number(ticks) * TICK, 0)
}

/** The fields after the name, which may hold spaces. A process that ended meanwhile counts with its parent. */
const fieldsOf = (pid: number) =>
  readFile(`/proc/${pid}/stat`, 'utf8').then(
    (stat) => stat.slice(stat.lastIndexOf(')') + 2).split(' '),
    () => [],
  )
