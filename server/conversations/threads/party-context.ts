import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { Party } from '#server/platform/viewers/viewer.ts'

/** Either side of a thread, in a request of theirs. */
export type PartyContext = Pick<RequestContext, 'db' | 'now'> & { viewer: Party }
