import { operator } from '#server/api.ts'
import { exportRefusals, listImportRuns } from './import-runs.ts'
import { decideImportMatch } from '../matches/decide-import-match.ts'
import { listImportMatches } from '../matches/list-import-matches.ts'

const seeing = operator
const deciding = operator

export const importRuns = {
  import_runs: {
    list: seeing.import_runs.list.handler(({ context, input }) => listImportRuns(context, input)),
    refusals: seeing.import_runs.refusals.handler(({ context, input }) => exportRefusals(context, input.run_id)),
  },
  import_matches: {
    list: seeing.import_matches.list.handler(({ context, input }) => listImportMatches(context, input)),
    decide: deciding.import_matches.decide.handler(({ context, input }) => decideImportMatch(context, input)),
  },
}
