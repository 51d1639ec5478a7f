import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { test } from './testing.ts'
import { importFile } from './import-file.ts'

const folder = join(import.meta.dirname, '../../../shared/data')
const isPresent = existsSync(folder)
if (!isPresent) console.log(`Real postings are not tried: ${folder} is not there.`)

test.runIf(isPresent)('424 real postings are all accounted for, and the second run changes nothing', async ({ db }) => {
  const first = await importFile(db, join(folder, 'jobs.ja.jsonl'), { onRejection: async (rejection) => console.log(rejection.place, rejection.reason) })
  console.log(first)
  expect(first.records).toBe(424)
  const second = await importFile(db, join(folder, 'jobs.ja.jsonl'))
  console.log(second)
  expect(second.counts).toMatchObject({ imported: 0, updated: 0, unchanged: first.counts.imported })
}, 60_000)
