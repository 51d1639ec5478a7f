import { memberCalendar } from './calendars/member-calendar.ts'
import { interviewKits, jobInterviewKits } from './scorecards/interview-kits.ts'
import { outsideCandidates } from './outside/outside-candidates.ts'
import { outsideMeetings } from './outside/outside-meetings.ts'
import { referralLinks } from './outside/referrals.ts'
import { outsideScorecards, scorecards } from './scorecards/scorecards.ts'
import { scoutDrafts } from './scouts/scout-drafts.ts'
import { scoutFeedback, scoutTemplates } from './scouts/scout-templates.ts'
import { candidateTags } from './selection/candidate-tags.ts'
import { declineReasons } from './selection/decline-reasons.ts'
import { ownSteps } from './selection/own-steps.ts'
import { selectionNoticeSettings } from './selection/selection-notices.ts'

/** What a company sets up and writes for its hiring, beside the applications themselves. */
export const companyHiring = {
  selection_notice_settings: selectionNoticeSettings,
  decline_reasons: declineReasons,
  calendar: memberCalendar,
  selection_steps: ownSteps,
  interview_kits: interviewKits,
  job_interview_kits: jobInterviewKits,
  scorecards,
  outside_scorecards: outsideScorecards,
  candidate_tags: candidateTags,
  outside_candidates: outsideCandidates,
  outside_meetings: outsideMeetings,
  referral_links: referralLinks,
  scout_templates: scoutTemplates,
  scout_drafts: scoutDrafts,
  scout_feedback: scoutFeedback,
}
