import type { RequestContext } from '../request-context.ts'
import type { Party } from '../sessions/viewer.ts'

/** Either side of a thread, in a request of theirs. */
export type Asking = Pick<RequestContext, 'db' | 'now'> & { viewer: Party }
