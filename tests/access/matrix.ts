import type { Access } from './access.ts'
import { accountAccess } from './expectations/account-access.ts'
import { candidateAccess } from './expectations/candidate-access.ts'
import { companyAccess } from './expectations/company-access.ts'
import { companyJobAccess } from './expectations/company-job-access.ts'
import { storyAccess } from './company/story-access.ts'
import { companyPageAccess } from './company/company-page-access.ts'
import { companyNotificationAccess } from './keys/company-notification-access.ts'
import { keyAccess } from './keys/key-access.ts'
import { webhookAccess } from './keys/webhook-access.ts'
import { followingAccess } from './expectations/following-access.ts'
import { memberAccess } from './members/member-access.ts'
import { memberAccountAccess } from './members/member-account-access.ts'
import { messageAccess } from './expectations/message-access.ts'
import { notificationAccess } from './expectations/notification-access.ts'
import { passkeyAccess } from './expectations/passkey-access.ts'
import { settingAccess } from './operators/setting-access.ts'
import { setupAccess } from './operators/setup-access.ts'
import { bannerAccess } from './operators/banner-access.ts'
import { surveyAccess } from './operators/survey-access.ts'
import { lookupAccess } from './operators/lookup-access.ts'
import { announcementAccess } from './operators/announcement-access.ts'
import { operatorAccess } from './operators/operator-access.ts'
import { runningAccess } from './operators/running-access.ts'
import { dataRequestAccess } from './operators/data-request-access.ts'
import { operatorAccountAccess } from './operators/operator-account-access.ts'
import { reportAccess } from './operators/report-access.ts'
import { companyAndJobAccess } from './operators/company-and-job-access.ts'
import { candidateSearchAccess } from './contact/candidate-search-access.ts'
import { viewAccess } from './expectations/view-access.ts'
import { privacyAccess } from './expectations/privacy-access.ts'
import { outsideAccess } from './contact/outside-access.ts'
import { scorecardAccess } from './contact/scorecard-access.ts'
import { offerAccess } from './contact/offer-access.ts'
import { templateAccess } from './contact/template-access.ts'
import { selectionAccess } from './contact/selection-access.ts'
import { visitorAccess } from './expectations/visitor-access.ts'

/** Every route of the API, and who may call it. */
export const matrix: Record<string, Access> = {
  ...visitorAccess,
  ...viewAccess,
  ...settingAccess,
  ...setupAccess,
  ...accountAccess,
  ...candidateAccess,
  ...followingAccess,
  ...notificationAccess,
  ...passkeyAccess,
  ...privacyAccess,
  ...companyAccess,
  ...memberAccess,
  ...memberAccountAccess,
  ...companyNotificationAccess,
  ...keyAccess,
  ...webhookAccess,
  ...messageAccess,
  ...templateAccess,
  ...companyJobAccess,
  ...companyPageAccess,
  ...storyAccess,
  ...candidateSearchAccess,
  ...offerAccess,
  ...outsideAccess,
  ...selectionAccess,
  ...scorecardAccess,
  ...operatorAccess,
  ...runningAccess,
  ...announcementAccess,
  ...reportAccess,
  ...operatorAccountAccess,
  ...dataRequestAccess,
  ...companyAndJobAccess,
  ...lookupAccess,
  ...bannerAccess,
  ...surveyAccess,
}
