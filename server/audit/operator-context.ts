import type { RequestContext } from '../api.ts'
import type { OperatorViewer } from '../sessions/viewer.ts'

/** What an operator's act is given. */
export type OperatorContext = RequestContext & { viewer: OperatorViewer }
