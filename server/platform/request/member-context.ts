import type { RequestContext } from './request-context.ts'
import type { CompanyViewer } from '../viewers/viewer.ts'

/** The request of a signed-in company member. */
export type MemberContext = RequestContext & { viewer: CompanyViewer }
