import { member } from '#server/api.ts'
import { showOwnFigures } from '../response-figures/show-own-figures.ts'
import { showTasks } from '../tasks/show-tasks.ts'
import { exportAnalytics } from './page-views.ts'
import { showAnalytics } from './show-analytics.ts'

const see = member

export const companyFigures = {
  response_figures: see.response_figures.handler(async ({ context }) => ({ response_figures: await showOwnFigures(context) })),
  analytics: see.analytics.handler(({ context, input }) => showAnalytics(context, input)),
  analytics_file: see.analytics_file.handler(({ context, input }) => exportAnalytics(context, input)),
  tasks: member.tasks.handler(({ context }) => showTasks(context)),
}
