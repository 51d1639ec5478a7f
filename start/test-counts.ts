import { readFileSync } from 'node:fs'

export type TestCounts = { passed: number; failed: number; skipped: number }

type Suite = { file: string; suites?: Suite[]; specs: { tests: { results: { duration: number }[] }[] }[] }
/** The part of the JSON reports of Vitest and Playwright that this project reads. */
type Report = {
  numPassedTests?: number
  numFailedTests?: number
  numPendingTests?: number
  numTodoTests?: number
  testResults?: { name: string; startTime: number; endTime: number }[]
  stats?: { expected: number; unexpected: number; skipped: number }
  suites?: Suite[]
}

/** Undefined when the runner wrote no report. */
function reportIn(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

export function testCounts(file: string): TestCounts | undefined {
  const report = reportIn(file)
  if (!report) return undefined
  if (report.stats) {
    const { expected, unexpected, skipped } = report.stats
    return { passed: expected, failed: unexpected, skipped }
  }
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, numTodoTests = 0 } = report
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests }
}

/** The slowest test files, slowest first. Files run side by side, so their times add up to more than the run. */
export function slowestFiles(files: string[], count: number) {
  const times = files.flatMap((file) => {
    const { testResults = [], suites = [] } = reportIn(file) ?? {}
    const ofVitest = testResults.map(({ name, startTime, endTime }) => ({ name, seconds: (endTime - startTime) / 1000 }))
    const ofPlaywright = suites.map((suite) => ({ name: suite.file, seconds: durationOf(suite) / 1000 }))
    return [...ofVitest, ...ofPlaywright]
  })
  return times.toSorted((one, other) => other.seconds - one.seconds).slice(0, count)
}

const durationOf = ({ specs, suites = [] }: Suite): number =>
  [...specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration))), ...suites.map(durationOf)].reduce(
    (sum, one) => sum + one,
    0,
  )
