import type { RequestContext } from '../api.ts'
import type { CompanyViewer } from '../sessions/viewer.ts'

export type MemberContext = RequestContext & { viewer: CompanyViewer }
