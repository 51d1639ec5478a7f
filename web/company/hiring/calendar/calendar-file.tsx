import type { MemberCalendar } from '#contract/hiring/calendars/member-calendar.ts'
import { IMPORTED_DAYS } from '#contract/hiring/calendars/usual-week.ts'
import { momentText } from '#contract/platform/time/japan-time.ts'
import { Field } from '#web/platform/forms/field.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { useCompanyAccount } from '#web/company/use-company-account.ts'

/** The member's own calendar: in by a file, and their meetings out by one. */
export function CalendarFile({ imported, now }: { imported: MemberCalendar['imported']; now: number }) {
  const { acts } = useCompanyAccount()
  const of = usePageForm<{ file: string }>('file')
  return (
    <section className="stack" aria-labelledby="calendar-file">
      <h2 id="calendar-file">自分のカレンダー</h2>
      {imported && (
        <PageForm className="row" hidden={{ form: 'imported' }} preventScrollReset>
          <p className="small">
            {momentText(imported.imported_at, now)}に取り込み・これからの予定 {imported.times}件
          </p>
          <SubmitButton look="small" intent="remove_file">
            取り込んだ予定を削除
          </SubmitButton>
        </PageForm>
      )}
      <PageForm of={of} encType="multipart/form-data" preventScrollReset key={imported?.imported_at}>
        <Field
          label="カレンダーのファイル（.ics）"
          hint={`2 MBまで。これから${IMPORTED_DAYS}日の予定の始まりと終わりだけを保存します。件名・場所・参加者は保存しません。前に取り込んだ予定は置き換わります。`}
          error={of.issues.file}
        >
          <input className="input file-input" type="file" name="file" accept=".ics,text/calendar" />
        </Field>
        <SubmitButton look="small" intent="file">
          取り込む
        </SubmitButton>
      </PageForm>
      {acts.includes('see_selection') && (
        <p>
          <a className="button small" href="/online/api/v1/amateras/company_users/calendar/meetings/" download>
            自分の面談・面接をダウンロード（.ics）
          </a>
        </p>
      )}
    </section>
  )
}
