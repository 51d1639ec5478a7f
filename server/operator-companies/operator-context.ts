import type { RequestContext } from '../api.ts'
import type { OperatorViewer } from '../sessions/viewer.ts'

/** What an operator's act needs to know. */
export type OperatorContext = Pick<RequestContext, 'db' | 'now'> & { viewer: OperatorViewer }
