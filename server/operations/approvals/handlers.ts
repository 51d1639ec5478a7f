import { operator } from '#server/api.ts'
import { listApprovals } from './list-approvals.ts'

export const approvals = { approvals: { list: operator.approvals.list.handler(({ context }) => listApprovals(context)) } }
