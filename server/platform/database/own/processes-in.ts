import { readdir, readlink, realpath } from 'node:fs/promises'

/** The processes that work in this folder: PostgreSQL's processes all do in theirs, so that a reused process number is recognised. */
export async function processesIn(folder: string) {
  const [path, names] = await Promise.all([realpath(folder).catch(() => folder), readdir('/proc')])
  const pids = names.map(Number).filter(Number.isInteger)
  const places = await Promise.all(pids.map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => undefined)))
  return new Set(pids.filter((_, index) => places[index] === path))
}
