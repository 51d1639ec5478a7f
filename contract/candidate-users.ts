import { accountSecurity } from './accounts/sign-in/account-security.ts'
import { applicationChoices } from './hiring/applications/application-choices.ts'
import { candidateApplications } from './hiring/applications/applications.ts'
import { accounts } from './candidates/account/accounts.ts'
import { tips } from './candidates/account/tips.ts'
import { aiInterviews } from './candidates/profiles/ai-interviews.ts'
import { banners } from './notifications/banners/banners.ts'
import { candidateConversations } from './conversations/conversations.ts'
import { candidateReadReceipts } from './conversations/read-receipts.ts'
import { exports } from './operations/exports/exports.ts'
import { identities } from './accounts/sign-in/external.ts'
import { line } from './accounts/sign-in/line.ts'
import { candidateEvents } from './platform/live-events.ts'
import { matching } from './matching/matching.ts'
import { passkeys } from './accounts/sign-in/passkeys.ts'
import { resumes } from './candidates/profiles/resumes.ts'
import { profiles } from './candidates/profiles/candidate-profiles.ts'
import { privacy } from './candidates/privacy/privacy.ts'
import { reveals } from './candidates/privacy/reveals.ts'
import { consents } from './accounts/consents/consents.ts'
import { registrationSteps } from './candidates/account/registrations.ts'
import { intentions } from './candidates/profiles/intentions.ts'
import { candidateMeetings } from './hiring/meetings/meetings.ts'
import { candidateOffers } from './hiring/offers/offers.ts'
import { ownDataRequests } from './operations/data-requests/data-requests.ts'
import { ownReports } from './operations/reports/reports.ts'
import { progressNotes } from './hiring/selection/progress-notes.ts'
import { notificationSettings } from './notifications/settings/notification-settings.ts'
import { notifications } from './notifications/announcements/notifications.ts'
import { pushSubscriptions } from './notifications/settings/push-subscriptions.ts'
import { receivedScouts } from './hiring/scouts/scouts.ts'
import { candidateSecondFactors } from './accounts/sign-in/second-factors.ts'
import { surveys } from './candidates/surveys/surveys.ts'
import { visitorHistories } from './candidates/following/visitor-histories.ts'
import { withdrawals } from './accounts/leaving/withdrawals.ts'
import { favorites } from './candidates/following/favorites.ts'
import { bookmarks } from './candidates/following/bookmarks.ts'
import { hiddenJobs } from './candidates/following/hidden-jobs.ts'
import { savedSearches } from './candidates/following/saved-searches.ts'
import { viewHistories } from './candidates/following/view-histories.ts'

/** Only for the candidate who is signed in. */
export const candidateUsers = {
  ...accounts,
  ...privacy,
  reveals,
  ...matching,
  ...resumes,
  ...profiles,
  ...accountSecurity,
  ...candidateSecondFactors,
  ...passkeys,
  ...line,
  ...identities,
  ...registrationSteps,
  consents,
  ...exports,
  ...withdrawals,
  tips,
  notifications,
  ...notificationSettings,
  ...pushSubscriptions,
  ...banners,
  ...favorites,
  ...bookmarks,
  ...hiddenJobs,
  ...viewHistories,
  saved_searches: savedSearches,
  ...visitorHistories,
  ...intentions,
  surveys,
  ...aiInterviews,
  ...candidateConversations,
  ...candidateReadReceipts,
  ...candidateEvents,
  scouts: receivedScouts,
  applications: candidateApplications,
  application_choices: applicationChoices,
  meetings: candidateMeetings,
  offers: candidateOffers,
  progress_notes: progressNotes,
  ...ownReports,
  ...ownDataRequests,
}
