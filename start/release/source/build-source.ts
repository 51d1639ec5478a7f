import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Commit } from './clean-commit.ts'
import { run } from '../run.ts'

/** The commit in its own folder, with its pages built: nothing of the working tree, no earlier build and none of its packages gets into a release. */
export async function buildSource(repository: string, { hash, time }: Commit, folder: string) {
  await mkdir(folder, { recursive: true })
  const archive = join(folder, '..', 'source.tar')
  await run('git', ['archive', `--output=${archive}`, hash], { cwd: repository })
  await run('tar', ['--extract', `--file=${archive}`], { cwd: folder })
  await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder })
  await run(process.execPath, ['start/build.mjs'], { cwd: folder, env: { SOURCE_DATE_EPOCH: String(time) } })
}
