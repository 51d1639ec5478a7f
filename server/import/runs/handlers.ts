import { operator } from '../../api.ts'
import { exportRefusals } from './export-refusals.ts'
import { listImportRuns } from './list-import-runs.ts'

const seeing = operator('see_system').import_runs

export const importRuns = {
  import_runs: {
    list: seeing.list.handler(({ context, input }) => listImportRuns(context, input)),
    refusals: seeing.refusals.handler(({ context, input }) => exportRefusals(context, input.run_id)),
  },
}
