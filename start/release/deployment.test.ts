import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { SettingForms } from '#server/settings/setting-forms.ts'
import { imageConfig } from './oci/image-config.ts'

const read = (path: string) => readFileSync(path, 'utf8')
const { version } = JSON.parse(read('package.json')) as { version: string }
type Service = { image: string; volumes: string[]; healthcheck?: { test: string[] }; read_only?: boolean; cap_drop?: string[]; profiles?: string[] }
const compose = parse(read('deploy/compose.yaml')) as { services: Record<'mebae' | 'postgres' | 'caddy', Service>; volumes: object }
const unit = read('deploy/mebae.service')
const { config } = imageConfig({ architecture: 'amd64', version, commit: { hash: 'a', time: 1 }, diffIds: [] })

test('compose.yaml runs the image of this version, and only Mebae unless a profile is chosen', () => {
  expect(compose.services.mebae.image).toBe(`localhost/mebae:${version}`)
  expect(Object.entries(compose.services).flatMap(([name, { profiles }]) => (profiles ? [] : [name]))).toEqual(['mebae'])
})

test('the container writes to the volume of the image only', () => {
  const { volumes, read_only, cap_drop } = compose.services.mebae
  expect(volumes.map((volume) => volume.split(':')[1])).toEqual(Object.keys(config.Volumes))
  expect(config.Env).toContain(`DATA_DIR=${Object.keys(config.Volumes)[0]}`)
  expect([read_only, cap_drop]).toEqual([true, ['ALL']])
  const named = Object.values(compose.services).flatMap((service) =>
    service.volumes.filter((volume) => !volume.startsWith('.')).map((volume) => volume.split(':')[0]),
  )
  expect(named).toEqual(Object.keys(compose.volumes))
})

test('the health check asks the port at which the image listens', () => {
  const [port] = Object.keys(config.ExposedPorts)
  expect(config.Env).toContain(`PORT=${port?.replace('/tcp', '')}`)
  expect(compose.services.mebae.healthcheck?.test.at(-1)).toBe(`http://127.0.0.1:${port?.replace('/tcp', '')}/healthz`)
})

test('image and unit set what is a setting', () => {
  const named = [...config.Env, ...[...unit.matchAll(/^Environment=(.+)$/gm)].map(([, set = '']) => set)].map((set) => set.split('=')[0] ?? '')
  expect(named.filter((name) => !['PATH', 'HOME'].includes(name) && !(name in SettingForms.shape))).toEqual([])
  expect(unit).toMatch(/^ExecStart=\/opt\/mebae\/mebae$/m)
  expect(config.Entrypoint).toEqual(['/opt/mebae/mebae'])
})

test('the Caddyfile is the one that the journey behind TLS runs', () => {
  const [, tried = ''] = /```caddyfile\n([^]*?)```/.exec(read('docs/operations.md')) ?? []
  const deployed = read('deploy/Caddyfile')
    .replace(/^#.*\n/, '')
    .replaceAll('\t', '  ')
    .replaceAll('{$DOMAIN}', 'mebae.example')
  expect(deployed.replace('mebae:3000', '127.0.0.1:3000')).toBe(tried)
})
