import { spawnSync } from 'node:child_process'

const known = new Map<string, boolean>()

/** Whether one of the paths was changed after this commit. A commit that is not in the history is older than everything. */
export function hasChangedSince(commit: string, paths: string[]) {
  const key = [commit, ...paths].join(' ')
  const isOld = known.get(key) ?? spawnSync('git', ['diff', '--quiet', commit, '--', ...paths]).status !== 0
  known.set(key, isOld)
  return isOld
}
