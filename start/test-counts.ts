import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

export type TestCounts = { passed: number; failed: number; skipped: number }

type Result = { duration: number; errors?: { message?: string }[] }
type Suite = { file: string; suites?: Suite[]; specs: { title: string; tests: { results: Result[] }[] }[] }
/** The part of the JSON reports of Vitest and Playwright that this project reads. */
type Report = {
  numPassedTests?: number
  numFailedTests?: number
  numPendingTests?: number
  numTodoTests?: number
  testResults?: {
    name: string
    startTime: number
    endTime: number
    message?: string
    assertionResults?: { fullName: string; failureMessages?: string[] | null }[]
  }[]
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

/** Every failed test with what it said, so that the end of a log is enough to know why a run failed. */
export function failures(files: string[]): string[] {
  return files.flatMap((file) => {
    const { testResults = [], suites = [] } = reportIn(file) ?? {}
    const ofVitest = testResults.flatMap(({ name, message, assertionResults = [] }) => {
      const ofTests = assertionResults.flatMap(({ fullName, failureMessages }) => failed(`${name} › ${fullName}`, failureMessages ?? []))
      return ofTests.length || !message ? ofTests : [`${name}\n${message}`]
    })
    return [...ofVitest, ...suites.flatMap(failedIn)]
  })
}

const failedIn = ({ file, specs, suites = [] }: Suite): string[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests.flatMap(({ results }) =>
      failed(
        `${file} › ${title}`,
        results.flatMap(({ errors = [] }) => errors.map(({ message = '' }) => message)),
      ),
    ),
  ),
  ...suites.flatMap(failedIn),
]

const failed = (test: string, said: string[]) => (said.length ? [`${test}\n${stripVTControlCharacters(said.join('\n'))}`] : [])
