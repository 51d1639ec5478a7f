import { filledText } from '#contract/hiring/selection/selection-notice-texts.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import { selectionWords } from '#server/platform/lookups/selection-words.ts'
import type { CompanyViewer } from '#server/platform/viewers/viewer.ts'
import { companyApplications } from '../company/company-applications.ts'
import { noticeSettingsOf } from './notice-settings-of.ts'

type Asking = Pick<RequestContext, 'db' | 'now'> & { viewer: CompanyViewer }

/** What the candidate would be told of the step at which the selection stands: what waits already, else the company's text. */
export async function previewNotice({ db, viewer, now }: Asking, id: string) {
  const found = await companyApplications(db, viewer, now()).where('applications.id', '=', id).executeTakeFirst()
  if (!found || found.step === 'end') fail('NOT_FOUND')
  const { step, shown_step, job, held_notice } = found
  const setting = (await noticeSettingsOf(db, viewer.company_id)).find((one) => one.step === step)!
  const name = (await selectionWords(db)).steps.find(({ key }) => key === step)?.name ?? ''
  const message = held_notice?.message ?? filledText(setting.message, { job: job?.position_title ?? 'オープンポジション', step: name })
  return { step, is_notified: setting.is_notified, message, is_shown: shown_step === step }
}
