import type { RequestContext } from '../api.ts'
import type { Viewer } from '../sessions/viewer.ts'

/** What the operations on one's own profile need of a request. */
export type CandidateContext = Pick<RequestContext, 'db' | 'now' | 'language'> & { viewer: Viewer }
