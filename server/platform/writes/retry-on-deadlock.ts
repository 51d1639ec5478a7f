import { deadlocks } from '../database/in-transaction.ts'

const DEEPEST = 20

/** The places where an input holds text that the database cannot store: the character 0, or half of a character. */
export function unstorableFields(input: unknown, place: string[] = []): string[] {
  if (typeof input === 'string') return input.includes('\0') || !input.isWellFormed() ? [place.join('.')] : []
  if (typeof input !== 'object' || input === null || input instanceof Blob || place.length > DEEPEST) return []
  return Object.entries(input).flatMap(([name, value]) => unstorableFields(value, [...place, name]))
}

const TRIES = 3
/** PostgreSQL ended this transaction, so that another could go on: nothing of it happened. */
const ended = new Set(['40P01', '40001'])

/** Runs a whole transaction again when the database aborted it to break a deadlock. `forget` undoes its effects outside of the database. */
export async function retryOnDeadlock<Result>(run: () => Promise<Result>, forget: () => void): Promise<Result> {
  for (let left = TRIES - 1; ; left--) {
    try {
      return await run()
    } catch (error) {
      deadlocks.note(error)
      if (left === 0 || !(error instanceof Error && 'code' in error && ended.has(String(error.code)))) throw error
      forget()
    }
  }
}
