import type { NoticeSetting } from '#contract/hiring/selection/selection-notices.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { CompanyViewer } from '#server/platform/viewers/viewer.ts'
import { noticeSettingsOf } from './notice-settings-of.ts'

type Asking = Pick<RequestContext, 'db'> & { viewer: CompanyViewer }

export async function changeNoticeSettings({ db, viewer: { company_id } }: Asking, changed: NoticeSetting[]) {
  for (const { step, is_notified, message } of changed)
    await db
      .insertInto('selection_notice_settings')
      .values({ company_id, step, is_notified, message })
      .onConflict((conflict) => conflict.columns(['company_id', 'step']).doUpdateSet({ is_notified, message }))
      .execute()
  return { settings: await noticeSettingsOf(db, company_id) }
}
