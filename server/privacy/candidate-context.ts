import type { RequestContext } from '../api.ts'
import type { CandidateViewer } from '../sessions/viewer.ts'

/** What a candidate's own request brings. */
export type CandidateContext = Pick<RequestContext, 'db' | 'now'> & { viewer: CandidateViewer }
