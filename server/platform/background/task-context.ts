import type { JobIndex } from '#search-engine/job-index.ts'
import type { Database } from '../database/connect.ts'
import type { SmtpTransport } from '../smtp/smtp-transport.ts'

/** What every task receives beside its payload. */
export type TaskContext = {
  db: Database
  jobIndex: JobIndex
  now: () => Date
  /** Absent where no mail leaves this machine. */
  smtp: SmtpTransport | undefined
}

/** One try of a task; after the last one the worker gives up. */
export type TaskRun = TaskContext & { isLastTry: boolean }
