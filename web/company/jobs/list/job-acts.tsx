import type { OwnJobListItem } from '#contract/jobs/postings/company-jobs.ts'
import type { JobAct } from '#contract/jobs/postings/state/job-acts.ts'
import type { Api } from '#contract/index.ts'
import type { ApprovalRule } from '#contract/jobs/drafting/approval-rule.ts'
import { AskedAdmins } from '../approval/asked-admins.tsx'
import { ChoiceField } from '#web/platform/forms/page-form/choice-field.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import type { BulkAct } from '#web/work/table/choice/bulk-act.ts'

const reasons = { filled: '採用が決まった', expired: '期限が過ぎた', withdrawn: '取り下げる' }

function ClosedReason() {
  const form = usePageForm<{ closed_reason: string }>(undefined, { closed_reason: 'filled' })
  return <ChoiceField of={form} name="closed_reason" label="終了の理由" names={reasons} />
}

/** What can be done to several of the company's jobs at once. */
const jobActs: BulkAct<OwnJobListItem>[] = [
  {
    intent: 'confirm',
    label: '掲載を確認',
    can: ({ state }) => state === 'published',
    says: (count) => `${count}件を、今日も募集中であると確認します。確認日とあなたの名前が求人に表示されます。候補者には通知されません。`,
    button: '確認する',
  },
  {
    intent: 'pause',
    label: '公開を停止',
    keyed: 'e',
    can: ({ state }) => state === 'published',
    says: (count) => `${count}件の公開を停止します。検索と一覧に表示されなくなります。候補者には通知されません。10分以内なら元に戻せます。`,
    button: '停止する',
  },
  {
    intent: 'publish',
    label: '公開',
    can: ({ state }) => state === 'draft' || state === 'paused',
    says: (count) =>
      `${count}件を公開します。検索に表示され、条件を保存している候補者には新着として通知されます（停止中だった求人は通知されません）。要修正の求人は公開されません。`,
    button: '公開する',
  },
  {
    intent: 'close',
    label: '募集終了',
    can: ({ state }) => state === 'published' || state === 'paused',
    says: (count) =>
      `${count}件の募集を終了します。求人ページに終了と理由が表示され、新しい応募は届きません。選考中の候補者には自動では通知されません。10分以内なら元に戻せます。`,
    Fields: ClosedReason,
    button: '終了する',
    isGrave: true,
  },
]

const asking = (admins: string[]): BulkAct<OwnJobListItem> => ({
  intent: 'request_approval',
  label: '公開の承認を申請',
  can: ({ state, approval_requested_at }) => state !== 'published' && state !== 'in_review' && approval_requested_at === null,
  says: (count) => (
    <>
      {count}件の公開の承認を申請します。
      <AskedAdmins admins={admins} />
      承認されるまで公開されません。要修正の求人は申請されません。
    </>
  ),
  button: '申請する',
})

/** Where administrators approve jobs, others ask them instead of publishing. */
export const jobActsFor = ({ is_needed, admins }: ApprovalRule) =>
  is_needed ? jobActs.map((act) => (act.intent === 'publish' ? asking(admins) : act)) : jobActs

const done: Record<JobAct, string> = {
  confirm: '件の掲載を確認しました。',
  pause: '件の公開を停止しました。',
  publish: '件を公開しました。審査が必要な求人は、承認されると公開されます。',
  request_approval: '件の公開の承認を申請しました。',
  close: '件の募集を終了しました。',
  restore: '件を元に戻しました。',
}

/** Does what was confirmed, and says how each ended. */
export async function actOnJobs({ company_users: { job_offers } }: Api, values: Record<string, unknown>, intent: string | null) {
  const act = (intent ?? '') as JobAct
  const ids = [values.ids ?? []].flat().map(Number)
  const closed_reason = textOf(values.closed_reason) as keyof typeof reasons
  const { items } = await job_offers.act({ ids, act, ...(act === 'close' && { closed_reason }) })
  const count = items.filter(({ refusal }) => refusal === null).length
  return {
    sentence: count > 0 ? `${count}${done[act]}` : '変更した求人はありません。',
    many: {
      items: items.map(({ position_title, ...item }) => ({ ...item, name: position_title })),
      ...((act === 'pause' || act === 'close') && { undo: 'restore' }),
    },
  }
}
