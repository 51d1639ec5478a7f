import type { CandidateConversation } from '#contract/conversations/threads.ts'
import { clockText, dayWithWeekday, fieldTime } from '#contract/platform/time/japan-time.ts'
import { COMPOSER } from '#web/conversations/compose/composer.tsx'
import { laterTimes } from '#web/conversations/later/later-times.ts'
import { ReportFields } from '#web/conversations/talk/report-form.tsx'
import { Field } from '#web/platform/forms/field.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { ActSheet } from './act-sheet.tsx'
import { MonthField } from './month-field.tsx'
import { sheets, thisForm } from './thread-form.ts'

type ThreadSheetsProps = { talk: CandidateConversation; now: Date; result: FormResult | undefined }

/** What the menu of a conversation opens. */
export function ThreadSheets({ talk, now, result }: ThreadSheetsProps) {
  const { thread } = talk
  if (!thread) return null
  const issues = result?.saved === false ? result.refusal.issues : {}
  const deadline = thread.turn === 'candidate' ? thread.answer_due_at : null
  return (
    <>
      <ActSheet id={sheets.snooze} title="あとで返信する" intents={['snooze']} result={result}>
        <PageForm of={thisForm} preventScrollReset>
          <p className="hint">
            その時刻に通知し、一覧の「要返信」に戻します。企業には伝わりません。{deadline && `返信の期限は${dayWithWeekday(deadline, now)}のままです。`}
          </p>
          <LaterChoices intent="snooze" now={now} deadline={deadline} />
          <Field label="日時を選ぶ" error={issues.until}>
            <input className="input" type="datetime-local" name="until" min={fieldTime(now)} />
          </Field>
          <SubmitButton intent="snooze">この日時まであとにする</SubmitButton>
        </PageForm>
      </ActSheet>
      <ActSheet id={sheets.schedule} title="送信日時を指定" intents={['schedule']} result={result}>
        <div className="stack">
          <p className="hint">
            入力欄のメッセージと添付ファイルを、選んだ日時に送ります。送られるまでは企業に見えず、取り消して書き直せます。
            {deadline && `返信の期限は${dayWithWeekday(deadline, now)}${clockText(deadline)}です。`}
          </p>
          <LaterChoices intent="schedule" form={COMPOSER} now={now} deadline={deadline} />
          <Field label="日時を選ぶ" error={issues.send_at}>
            <input className="input" type="datetime-local" name="send_at" form={COMPOSER} min={fieldTime(now)} />
          </Field>
          <button className="button" form={COMPOSER} name="intent" value="schedule">
            この日時に送信する
          </button>
        </div>
      </ActSheet>
      <ActSheet id={sheets.park} title="時期を改めて受け取る" intents={['park']} result={result}>
        <PageForm of={thisForm} preventScrollReset>
          <MonthField
            now={now}
            hint="その月の1日まで、この企業からは届きません。あなたからは、いつでも送れます。企業には保留したことと月が伝わります。"
            error={issues.month}
          />
          <SubmitButton intent="park">保留する</SubmitButton>
        </PageForm>
      </ActSheet>
      <ActSheet id={sheets.close} title="やりとりを終了する" intents={['close']} result={result}>
        <PageForm of={thisForm} preventScrollReset>
          <p>このやりとりを終了し、企業に伝えます。企業は、ここに送れなくなります。あとから再開できます。</p>
          <SubmitButton intent="close" look="danger">
            終了して企業に伝える
          </SubmitButton>
        </PageForm>
      </ActSheet>
      <ActSheet id={sheets.report} title="通報する" intents={['report']} result={result}>
        <PageForm of={thisForm} preventScrollReset>
          <ReportFields messageId={talk.messages.findLast((message) => message.company)?.id} />
          <SubmitButton intent="report">通報する</SubmitButton>
        </PageForm>
      </ActSheet>
    </>
  )
}

type LaterChoicesProps = { intent: string; form?: string; now: Date; deadline: string | null }

/** One button for each usual time, which sends it with the intent. */
const LaterChoices = ({ intent, form, now, deadline }: LaterChoicesProps) => (
  <div className="choices">
    {laterTimes(now).map(({ name, at, label }) => {
      const isLate = deadline !== null && Date.parse(at) > Date.parse(deadline)
      return (
        <button key={at} form={form} className={isLate ? 'button late' : 'button'} name="intent" value={`${intent} ${at}`}>
          {name}
          <small>
            {label}
            {isLate && '（期限のあと）'}
          </small>
        </button>
      )
    })}
  </div>
)
