import { pino } from 'pino'
import { settings } from '#server/settings.ts'

/** The words of these are the engine's own; any other message may quote what somebody typed. */
const plainSpoken = new Set(['TypeError', 'ReferenceError', 'AssertionError'])
const ofDatabase = ['code', 'severity', 'schema', 'table', 'column', 'constraint', 'routine', 'syscall', 'errno'] as const

/** Where an error came from and of what kind it is, never whose data it met. */
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

/** JSON lines; what a person typed or is called never goes in. */
export const logger = pino(
  { level: settings.logLevel, base: undefined, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: describeError } },
  // What reads our log must not slow down our answers; what is unwritten at the end is written then.
  pino.destination({ dest: 1, sync: false }),
)
