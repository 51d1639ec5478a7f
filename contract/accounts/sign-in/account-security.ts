import { z } from 'zod'
import { forCandidate } from '#contract/platform/procedure.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { readableNames } from '../names/name-problem.ts'
import { ownSecurity } from './own-security.ts'

/** What a person sets about their account; each on its own. */
export const AccountSettings = z.object({
  is_open: z.boolean(),
  is_mama: z.boolean(),
  username: z.string().trim().max(50),
  language: z.enum(['ja', 'en']),
  enable_notification: z.boolean(),
  enable_mail_magazine: z.boolean(),
  /** One-line tips of the first days. */
  show_tips: z.boolean(),
  /** The station nearest to their home, as they write it; empty where they name none. Only they read it. */
  home_station: z.string().trim().max(40),
  /** How lists of jobs are shown: 一覧 or くわしく. */
  job_list_view: z.enum(['compact', 'full']),
})
export type AccountSettings = z.infer<typeof AccountSettings>
export const AccountSettingsChange = z.strictObject(AccountSettings.shape).partial()
export type AccountSettingsChange = z.infer<typeof AccountSettingsChange>

const { SIGN_IN_REQUIRED } = errors

export const accountSecurity = {
  settings: {
    show: forCandidate
      .route({ method: 'GET', path: '/candidate_users/settings/', summary: '設定を見る', tags: ['accounts'] })
      .output(AccountSettings)
      .errors({ SIGN_IN_REQUIRED }),
    /** What is absent stays. Asking for the mail magazine is a consent to it. */
    change: forCandidate
      .route({ method: 'PATCH', path: '/candidate_users/settings/', summary: '設定を変える', tags: ['accounts'] })
      .input(AccountSettingsChange.superRefine(readableNames))
      .output(AccountSettings)
      .errors({ SIGN_IN_REQUIRED }),
  },
  ...ownSecurity('candidate_users', 'accounts', 'sessions'),
}
