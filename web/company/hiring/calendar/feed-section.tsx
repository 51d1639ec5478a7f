import type { MemberCalendar } from '#contract/hiring/calendars/member-calendar.ts'
import { momentText } from '#contract/platform/time/japan-time.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import { Field } from '#web/platform/forms/field.tsx'

/** The secret link for one's own calendar. What it tells stands beside it: it opens without a sign-in. */
export function FeedSection({ feed, now }: { feed: MemberCalendar['feed']; now: number }) {
  const { acts } = useCompanyAccount()
  if (!acts.includes('see_selection')) return null
  return (
    <section className="stack" aria-labelledby="calendar-feed">
      <h2 id="calendar-feed">カレンダーで購読する</h2>
      <p className="hint">
        リンクをGoogleカレンダー（「他のカレンダー」→「URLで追加」）やOutlook（「予定表を追加」→「Webから登録」）に登録すると、決まった面談・面接が表示されます。含まれるのは、日時、種類（面談・面接）、場所、このサイトへのリンクです。候補者の氏名と件名は含みません。
      </p>
      {feed ? (
        <>
          <Field label="購読リンク" hint={`${momentText(feed.created_at, now)}に作成。リンクを知っている人は、ログインせずに読めます。共有しないでください。`}>
            <input className="input" readOnly value={feed.url} />
          </Field>
          <PageForm className="row" hidden={{ form: 'feed' }} preventScrollReset>
            <SubmitButton look="small" intent="feed">
              作り直す（前のリンクは無効）
            </SubmitButton>
            <SubmitButton look="small" intent="revoke_feed">
              無効にする
            </SubmitButton>
          </PageForm>
        </>
      ) : (
        <PageForm preventScrollReset>
          <SubmitButton look="small" intent="feed">
            購読リンクを作成
          </SubmitButton>
        </PageForm>
      )}
    </section>
  )
}
