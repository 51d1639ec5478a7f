import type { RequestContext } from '../request/request-context.ts'
import type { SmtpTransport } from '../smtp/smtp-transport.ts'

/** What every task is given beside its payload. */
export type TaskContext = Pick<RequestContext, 'db' | 'market' | 'now'> & {
  /** Absent where no mail leaves this machine. */
  smtp: SmtpTransport | undefined
}

/** One try of a task; after the last one nobody tries again. */
export type TaskRun = TaskContext & { isLastTry: boolean }
