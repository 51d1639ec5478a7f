import type { NoticeSetting } from '#contract/hiring/selection/selection-notices.ts'
import { stepTexts, type NotifiedStep } from '#contract/hiring/selection/selection-notice-texts.ts'
import type { Database } from '#server/platform/database/connect.ts'

/** Of every step: whether a company's candidates are told, and with which text. */
export async function noticeSettingsOf(db: Database, company_id: number): Promise<NoticeSetting[]> {
  const own = await db.selectFrom('selection_notice_settings').select(['step', 'is_notified', 'message']).where('company_id', '=', company_id).execute()
  return (Object.keys(stepTexts) as NotifiedStep[]).map((step) => ({
    step,
    ...(own.find((one) => one.step === step) ?? { is_notified: true, message: stepTexts[step] }),
  })) as NoticeSetting[]
}
