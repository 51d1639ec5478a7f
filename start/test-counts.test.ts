import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { failures, slowestFiles, testCounts } from './test-counts.ts'

function reports() {
  const folder = mkdtempSync(join(tmpdir(), 'mebae-reports-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const spec = (...durations: number[]) => ({ title: 'finds', tests: [{ results: durations.map((duration) => ({ duration })) }] })
  const refused = { title: 'refuses', tests: [{ results: [{ duration: 0, errors: [{ message: '\u001b[31mno answer\u001b[39m' }] }] }] }
  const written = {
    vitest: {
      numPassedTests: 4,
      numFailedTests: 1,
      numPendingTests: 2,
      numTodoTests: 1,
      testResults: [
        {
          name: '/here/quick.test.ts',
          startTime: 1_000,
          endTime: 2_000,
          assertionResults: [
            { fullName: 'one and one', failureMessages: ['Error: 3'] },
            { fullName: 'two and two', failureMessages: [] },
          ],
        },
        { name: '/here/slow.test.ts', startTime: 1_000, endTime: 8_500 },
      ],
    },
    playwright: {
      stats: { expected: 5, unexpected: 1, skipped: 3 },
      // A test that was run twice and a nested group count, too.
      suites: [{ file: 'search.spec.ts', specs: [spec(1_000, 1_500)], suites: [{ file: 'search.spec.ts', specs: [spec(500), refused] }] }],
    },
  }
  return Object.entries(written).map(([name, report]) => {
    const file = join(folder, `${name}.json`)
    writeFileSync(file, JSON.stringify(report))
    return file
  })
}

test('the counts add up both reports, and a missing report counts as nothing', () => {
  const [vitest, playwright] = reports()
  expect(testCounts(vitest!)).toEqual({ passed: 4, failed: 1, skipped: 3 })
  expect(testCounts(playwright!)).toEqual({ passed: 5, failed: 1, skipped: 3 })
  expect(testCounts('/nowhere.json')).toBeUndefined()
})

test('the slowest files of both reports come first', () => {
  expect(slowestFiles([...reports(), '/nowhere.json'], 2)).toEqual([
    { name: '/here/slow.test.ts', seconds: 7.5 },
    { name: 'search.spec.ts', seconds: 3 },
  ])
})

test('every failed test is named with what it said, without colours', () => {
  expect(failures(reports())).toEqual(['/here/quick.test.ts › one and one\nError: 3', 'search.spec.ts › refuses\nno answer'])
})
