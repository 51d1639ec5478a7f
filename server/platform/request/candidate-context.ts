import type { RequestContext } from './request-context.ts'
import type { CandidateViewer } from '../viewers/viewer.ts'

/** What an operation of a signed-in candidate reads of their request. */
export type CandidateContext = Pick<RequestContext, 'db' | 'now'> & { viewer: CandidateViewer }
