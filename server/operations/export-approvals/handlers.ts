import { operator } from '#server/api.ts'
import { decideExport, fetchExport, requestExport } from './approvals.ts'
import { listExportApprovals } from './list-export-approvals.ts'

const exporting = operator.export_approvals

export const exportApprovals = {
  list: operator.export_approvals.list.handler(({ context }) => listExportApprovals(context)),
  request: exporting.request.handler(({ context, input }) => requestExport(context, input)),
  decide: exporting.decide.handler(({ context, input }) => decideExport(context, input)),
  fetch: exporting.fetch.handler(({ context, input }) => fetchExport(context, input.id)),
}
