import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { releasedVersion } from './released-version.ts'

async function versionWith(changelog?: string) {
  const folder = await mkdtemp(join(tmpdir(), 'mebae-version-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'package.json'), '{"version":"1.2.0"}')
  if (changelog !== undefined) await writeFile(join(folder, 'CHANGELOG.md'), changelog)
  return releasedVersion(folder)
}

test('the version of package.json is released when the changelog has its section', async () => {
  expect(await versionWith('# Changelog\n\n## [1.2.0] - 2026-11-23\n\n### Added\n\n- A thing.\n\n## [1.1.0] - 2026-01-01\n')).toBe('1.2.0')
})

test.each([
  ['no changelog', undefined],
  ['no section of this version', '## [1.1.0] - 2026-01-01\n\n- A thing.\n'],
  ['no day', '## [1.2.0] - Unreleased\n\n- A thing.\n'],
  ['nothing in its section', '## [1.2.0] - 2026-11-23\n\n## [1.1.0] - 2026-01-01\n\n- A thing.\n'],
])('with %s there is no release', async (_, changelog) => {
  await expect(versionWith(changelog)).rejects.toThrow('"## [1.2.0] - YYYY-MM-DD"')
})

test('this repository has a section of its version', async () => {
  expect(await releasedVersion('.')).toMatch(/^\d+\.\d+\.\d+$/)
})
