import { companyApplications } from './hiring/applications/applications.ts'
import { apiKeys } from './companies/members/api-keys.ts'
import { companyAccounts } from './companies/members/company-accounts.ts'
import { companyAnnouncements } from './notifications/announcements/company-announcements.ts'
import { companyNotifications } from './notifications/settings/company-notifications.ts'
import { companyFinding } from './hiring/finding/company-finding.ts'
import { companyFirstDays } from './hiring/first-days/first-days.ts'
import { companyViews } from './accounts/views/saved-views.ts'
import { roleRequests } from './companies/members/role-requests.ts'
import { companyFigures } from './hiring/analytics/company-figures.ts'
import { threadTeam } from './hiring/applications/thread-team.ts'
import { companyConversations } from './conversations/conversations.ts'
import { messageTemplates, sharedMessageTemplates } from './conversations/templates/message-templates.ts'
import { companyReadReceipts } from './conversations/read-receipts.ts'
import { companyJobs } from './jobs/postings/company-jobs.ts'
import { companyMembers } from './companies/members/company-members.ts'
import { companyMemberships } from './companies/members/memberships.ts'
import { companySecurity } from './companies/members/company-security.ts'
import { companyPages } from './companies/pages/company-pages.ts'
import { companyEvents } from './platform/live-events.ts'
import { companyPasskeys } from './accounts/sign-in/passkeys.ts'
import { people } from './candidates/search/people.ts'
import { candidateLists } from './candidates/search/candidate-lists.ts'
import { candidateNotes } from './candidates/search/candidate-notes.ts'
import { candidatePools } from './candidates/search/candidate-pools.ts'
import { companyFavorites, savedCandidateSearches } from './candidates/search/people-lists.ts'
import { searchJob } from './candidates/search/search-job.ts'
import { companyMeetings } from './hiring/meetings/meetings.ts'
import { companyHiring } from './hiring/company-hiring.ts'
import { companyOffers } from './hiring/offers/offers.ts'
import { companyViewings } from './operations/viewings/company-viewings.ts'
import { profileUpdateRequests } from './candidates/search/profile-update-requests.ts'
import { companyScouts } from './hiring/scouts/scouts.ts'
import { secondFactors } from './accounts/sign-in/second-factors.ts'
import { companyStories } from './jobs/stories/company-stories.ts'
import { webhooks } from './notifications/webhooks/webhooks.ts'

/** Only for members of a company. */
export const companyUsers = {
  ...companyAccounts,
  ...companyFinding,
  saved_views: companyViews,
  ...companySecurity,
  ...companyViewings,
  ...companyMembers,
  ...companyMemberships,
  ...secondFactors,
  ...companyPasskeys,
  ...companyNotifications,
  ...companyAnnouncements,
  api_keys: apiKeys,
  ...webhooks,
  ...companyConversations,
  ...companyReadReceipts,
  message_templates: messageTemplates,
  shared_message_templates: sharedMessageTemplates,
  messages: { ...companyConversations.messages, ...threadTeam },
  ...companyJobs,
  ...companyFigures,
  ...companyFirstDays,
  role_requests: roleRequests,
  ...companyPages,
  ...companyStories,
  ...companyEvents,
  candidates: people,
  scouts: companyScouts,
  applications: companyApplications,
  ...companyHiring,
  meetings: companyMeetings,
  offers: companyOffers,
  favorites: companyFavorites,
  profile_update_requests: profileUpdateRequests,
  saved_searches: savedCandidateSearches,
  search_job: searchJob,
  candidate_lists: candidateLists,
  candidate_pools: candidatePools,
  candidate_notes: candidateNotes,
}
