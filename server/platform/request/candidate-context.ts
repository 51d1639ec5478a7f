import type { RequestContext } from './request-context.ts'
import type { CandidateViewer } from '../viewers/viewer.ts'

/** The parts of a request that an operation of a signed-in candidate reads. */
export type CandidateContext = Pick<RequestContext, 'db' | 'now'> & { viewer: CandidateViewer }
