import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeSchema } from './write-schema.ts'

test('schema.ts matches the migrations; npm run schema updates it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mebae-schema-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeSchema(process.env.TEST_DATABASE_URL ?? '', join(folder, 'schema.ts'))
  const kept = await readFile(new URL('../server/platform/database/schema.ts', import.meta.url), 'utf8')
  expect(await readFile(join(folder, 'schema.ts'), 'utf8')).toBe(kept)
})
