import type { RequestContext } from './request-context.ts'
import type { OperatorViewer } from '../viewers/viewer.ts'

/** The request of a signed-in operator. */
export type OperatorContext = RequestContext & { viewer: OperatorViewer }
