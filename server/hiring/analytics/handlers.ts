import { member } from '#server/api.ts'
import { showOwnFigures } from '../response-figures/show-own-figures.ts'
import { listJobSelections } from '../board/list-job-selections.ts'
import { showTasks } from '../tasks/show-tasks.ts'
import { exportAnalytics } from './page-views.ts'
import { exportSelectionFigures } from './selection/export-selection-figures.ts'
import { listSelectionCases } from './selection/list-selection-cases.ts'
import { showSelectionFigures } from './selection/show-selection-figures.ts'
import { showAnalytics } from './show-analytics.ts'

const see = member

export const companyFigures = {
  response_figures: see.response_figures.handler(async ({ context }) => ({ response_figures: await showOwnFigures(context) })),
  analytics: see.analytics.handler(({ context, input }) => showAnalytics(context, input)),
  analytics_file: see.analytics_file.handler(({ context, input }) => exportAnalytics(context, input)),
  selection_figures: see.selection_figures.handler(({ context, input }) => showSelectionFigures(context, input)),
  selection_cases: see.selection_cases.handler(({ context, input }) => listSelectionCases(context, input)),
  selection_figures_file: see.selection_figures_file.handler(({ context, input }) => exportSelectionFigures(context, input)),
  tasks: member.tasks.handler(({ context, input }) => showTasks(context, input)),
  job_selections: see.job_selections.handler(({ context, input }) => listJobSelections(context, input)),
}
