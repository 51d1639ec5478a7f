import { logger } from '../logging/logger.ts'
import { CannotStart } from './cannot-start.ts'

/** Why the server cannot start: a sentence where there is one, otherwise the log. */
export function sayWhyNot(error: unknown, { host, port }: { host: string; port: number }) {
  const isTaken = (error as { code?: unknown }).code === 'EADDRINUSE'
  if (error instanceof CannotStart || isTaken)
    process.stderr.write(`${isTaken ? `${host}:${port} は、ほかのプログラムが使っています。` : (error as Error).message}\n`)
  else logger.fatal({ err: error }, 'cannot start')
}
