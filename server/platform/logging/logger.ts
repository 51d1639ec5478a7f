import { pino } from 'pino'
import { settings } from '#server/settings.ts'

/** The messages of these are the engine's own; any other may quote a user's text. */
const plainSpoken = new Set(['TypeError', 'ReferenceError', 'AssertionError'])
const ofDatabase = ['code', 'severity', 'schema', 'table', 'column', 'constraint', 'routine', 'syscall', 'errno'] as const

/** The place and the kind of an error, never the data that it concerns. */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const details = error as Error & Partial<Record<(typeof ofDatabase)[number], unknown>>
  return {
    type: error.name,
    ...(plainSpoken.has(error.name) ? { message: error.message } : {}),
    ...Object.fromEntries(ofDatabase.filter((name) => details[name] !== undefined).map((name) => [name, details[name]])),
    stack: error.stack
      ?.replace(error.message, '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .map((line) => line.trim()),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  }
}

/** JSON lines; they never hold names or texts of users. */
export const logger = pino(
  { level: settings.logLevel, base: undefined, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: describeError } },
  // A slow reader of our log must not slow down our replies. One write of many lines costs no more than one of a single line; unwritten ones are written at the end.
  pino.destination({ dest: 1, sync: false, minLength: 16_000, periodicFlush: 250 }),
)
