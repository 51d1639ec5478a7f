import { readFileSync } from 'node:fs'

/** `again`: of those that passed, how many needed a second try. */
export type TestCounts = { passed: number; failed: number; skipped: number; again: number }

/** What Vitest's or Playwright's JSON report says of its tests; undefined when it did not come to write one. */
export function testCounts(file: string): TestCounts | undefined {
  let report: Record<string, number> & { stats?: { expected: number; unexpected: number; flaky: number; skipped: number } }
  try {
    report = JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
  if (report.stats) {
    const { expected, unexpected, flaky, skipped } = report.stats
    return { passed: expected + flaky, failed: unexpected, skipped, again: flaky }
  }
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, numTodoTests = 0 } = report
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests, again: 0 }
}
