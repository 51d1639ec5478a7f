import type { CandidateViewer, CompanyViewer, OperatorViewer } from '../viewers/viewer.ts'
import type { RequestContext } from './request-context.ts'

/** The parts of a request that an operation of a signed-in candidate reads. */
export type CandidateContext = Pick<RequestContext, 'db' | 'now'> & { viewer: CandidateViewer }

/** The request of a signed-in company member. */
export type MemberContext = RequestContext & { viewer: CompanyViewer }

/** The request of a signed-in operator. */
export type OperatorContext = RequestContext & { viewer: OperatorViewer }
