import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { NoRelease } from '../run.ts'

/** The version of package.json, once CHANGELOG.md says what is in it and since when. */
export async function releasedVersion(folder: string) {
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { version: string }
  const changes = await readFile(join(folder, 'CHANGELOG.md'), 'utf8').catch(() => '')
  const section = changes.split(/^(?=## )/m).find((part) => part.startsWith(`## [${version}] - `))
  const [title = '', ...lines] = section?.split('\n') ?? []
  if (!/ - \d{4}-\d{2}-\d{2}$/.test(title) || !lines.some((line) => line.startsWith('- ')))
    throw new NoRelease(`CHANGELOG.md has no section "## [${version}] - YYYY-MM-DD" with at least one line. Write it, or change the version in package.json.`)
  return version
}
