import { NoRelease, run } from '../run.ts'

export type Commit = { hash: string /** Seconds since 1970: the time of every file of the release. */; time: number }

/** The commit that is released. Nothing may lie beside it: the release is what everybody can build from the commit. */
export async function cleanCommit(folder: string): Promise<Commit> {
  const changed = await run('git', ['status', '--porcelain'], { cwd: folder })
  if (changed) throw new NoRelease(`A release is made from a commit. These files are not committed:\n${changed.trimEnd()}`)
  const [hash = '', time] = (await run('git', ['log', '-1', '--format=%H %ct'], { cwd: folder })).trim().split(' ')
  return { hash, time: Number(time) }
}
