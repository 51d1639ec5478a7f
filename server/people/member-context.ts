import type { RequestContext } from '../api.ts'
import type { CompanyViewer } from '../sessions/viewer.ts'

/** What a member's own request brings. */
export type MemberContext = RequestContext & { viewer: CompanyViewer }
