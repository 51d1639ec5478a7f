import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { releasesAfter, releasesIn } from './releases-in.ts'

const notes = `# Changelog

## [Unreleased]

- still open

## [1.10.0] - 2027-03-01

### Added

- more

\`\`\`md
## [9.9.9] - 2030-01-01
### Security
\`\`\`

### Security

- a hole

## v1.9.0

## [1.3.0] - 2027-02-02 [YANKED]

- withdrawn

## [1.2.1](https://code.example/1.2.1) - 2027-01-11

## [1.2.0-beta.1] - 2026-12-30

## [1.0.0] - 2026-11-23
`

test('releases are read with number, date, security and the rest; what is no release is left out', () => {
  const releases = releasesIn(notes.replaceAll('\n', '\r\n'))
  expect(releases.map(({ version, date }) => [version, date])).toEqual([
    ['1.10.0', '2027-03-01'],
    ['1.9.0', null],
    ['1.2.1', '2027-01-11'],
    ['1.0.0', '2026-11-23'],
  ])
  expect(releases[0]).toMatchObject({ security: '- a hole', text: expect.stringMatching(/^### Added\n\n- more\n\n```md\n## \[9\.9\.9\]/) })
})

test('versions are compared as numbers, the newest first', () => {
  const after = (version: string) => releasesAfter(version, releasesIn(notes).toReversed()).map((release) => release.version)
  expect(after('1.2.0')).toEqual(['1.10.0', '1.9.0', '1.2.1'])
  expect(after('1.9.0-beta.2')).toEqual(['1.10.0'])
  expect(after('2.0.0')).toEqual([])
})

test('our own changelog is one', async () => {
  const own = await readFile(new URL('../../../CHANGELOG.md', import.meta.url), 'utf8')
  expect(releasesIn(own).at(-1)).toMatchObject({ version: '1.0.0', date: '2026-11-23' })
})
