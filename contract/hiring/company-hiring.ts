import { interviewKits, jobInterviewKits } from './scorecards/interview-kits.ts'
import { scorecards } from './scorecards/scorecards.ts'
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
  selection_steps: ownSteps,
  interview_kits: interviewKits,
  job_interview_kits: jobInterviewKits,
  scorecards,
  candidate_tags: candidateTags,
  scout_templates: scoutTemplates,
  scout_drafts: scoutDrafts,
  scout_feedback: scoutFeedback,
}
