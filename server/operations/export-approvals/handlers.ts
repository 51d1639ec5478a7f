import { operator } from '#server/api.ts'
import { decideExport } from './decide-export.ts'
import { fetchExport } from './fetch-export.ts'
import { listExportApprovals } from './list-export-approvals.ts'
import { requestExport } from './request-export.ts'

const exporting = operator.export_approvals

export const exportApprovals = {
  list: operator.export_approvals.list.handler(({ context }) => listExportApprovals(context)),
  request: exporting.request.handler(({ context, input }) => requestExport(context, input)),
  decide: exporting.decide.handler(({ context, input }) => decideExport(context, input)),
  fetch: exporting.fetch.handler(({ context, input }) => fetchExport(context, input.id)),
}
