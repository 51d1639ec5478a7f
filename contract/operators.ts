import { operatorViews } from './accounts/views/saved-views.ts'
import { operatorPasskeys } from './accounts/sign-in/passkeys.ts'
import { auditLogs } from './platform/audit/audit-logs.ts'
import { operatorBatches } from './operations/companies/operator-batches.ts'
import { companyClaims } from './companies/registration/company-claims.ts'
import { operatorCompanies } from './operations/companies/operator-companies.ts'
import { approvals } from './operations/approvals/approvals.ts'
import { operatorFinding } from './operations/finding/operator-finding.ts'
import { operatorJobs } from './operations/companies/operator-jobs.ts'
import { operatorAccounts } from './accounts/operators/operator-accounts.ts'
import { importMatches } from './jobs/import/import-matches.ts'
import { importRuns } from './jobs/import/import-runs.ts'
import { mailQueue } from './platform/queues/mail-queue.ts'
import { incidents } from './operations/incidents/incidents.ts'
import { exposures } from './operations/incidents/exposures.ts'
import { operatorSetup } from './operations/setup/setup.ts'
import { siteSettings } from './operations/site-settings/site-settings.ts'
import { maintenance } from './platform/system/maintenance.ts'
import { operatorFigures } from './operations/figures/operator-figures.ts'
import { backups } from './operations/backups/backups.ts'
import { updates } from './operations/updates/updates.ts'
import { systemFigures } from './platform/system/system-figures.ts'
import { taskQueue } from './platform/queues/task-queue.ts'
import { operatorBanners } from './notifications/banners/operator-banners.ts'
import { operatorLookups } from './operations/lookups/operator-lookups.ts'
import { operatorSurveys } from './operations/lookups/operator-surveys.ts'
import { operatorAnnouncements } from './notifications/announcements/operator-announcements.ts'
import { dataRequests } from './operations/data-requests/data-requests.ts'
import { operatorViewings } from './operations/viewings/company-viewings.ts'
import { operatorPeople } from './operations/candidates/operator-people.ts'
import { operatorReports } from './operations/reports/operator-reports.ts'
import { operatorSecondFactors } from './accounts/sign-in/second-factors.ts'
import { operatorStories } from './operations/stories/operator-stories.ts'

/** Only for those who run the service. */
export const operators = {
  ...operatorAccounts,
  ...operatorFinding,
  ...approvals,
  saved_views: operatorViews,
  ...operatorSecondFactors,
  ...operatorPasskeys,
  ...auditLogs,
  ...mailQueue,
  ...taskQueue,
  ...importMatches,
  ...importRuns,
  ...systemFigures,
  ...maintenance,
  ...siteSettings,
  ...operatorSetup,
  notifications: operatorAnnouncements,
  banners: operatorBanners,
  surveys: operatorSurveys,
  master_data: operatorLookups,
  backups,
  updates,
  ...operatorReports,
  ...operatorPeople,
  ...operatorViewings,
  ...dataRequests,
  ...companyClaims,
  ...operatorCompanies,
  ...operatorJobs,
  ...operatorStories,
  ...operatorBatches,
  ...operatorFigures,
  ...exposures,
  ...incidents,
}
