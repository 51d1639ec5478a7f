import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { placesOfJob } from '#contract/jobs/places/places-of-job.ts'

const REAL = new URL('../../../../shared/data/jobs.ja.jsonl', import.meta.url)

test.runIf(existsSync(REAL))('almost every real posting with the number of a house is in a 市区町村', () => {
  const addresses = readFileSync(REAL, 'utf8')
    .trim()
    .split('\n')
    .map((line): string => JSON.parse(line).jobLocation?.raw ?? '')
    .filter((raw) => /[市区町村][^、。]{0,12}\d/.test(raw.normalize('NFKC')))
  const read = addresses.filter((address2) => {
    const { municipalities } = placesOfJob({ address: null, prefectures: [], address2, address3: '', nearest_station: '' })
    return municipalities.length > 0
  })
  expect(addresses.length).toBeGreaterThan(250)
  expect(read.length / addresses.length).toBeGreaterThan(0.98)
})
