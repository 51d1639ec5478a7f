import type { ReactNode } from 'react'
import type { ThreadState } from '#contract/conversations/threads.ts'
import { ReportForm } from '#web/conversations/talk/report-form.tsx'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { MonthField } from './month-field.tsx'

/** The forms about the whole conversation. */
const thisForm = { name: 'thread' }

type ThreadActsProps = {
  thread: ThreadState
  now: Date
  result: FormResult | undefined
  /** The last message of the company, which a report quotes. */
  theirLast: string | undefined
  children: ReactNode
}

/** The candidate's actions on the whole conversation: put it off, end it, archive it. */
export function ThreadActs({ thread: { closed_by, parked_until, is_archived }, now, result, theirLast, children }: ThreadActsProps) {
  const ours = result?.form === 'thread' ? result : undefined
  return (
    <>
      <FormAnswer result={ours} />
      <div className="thread-acts">
        {children}
        {closed_by === 'candidate' && <Act intent="reopen">やりとりを再開する</Act>}
        {!closed_by && (
          <>
            {parked_until ? (
              <Act intent="unpark">今ではない、を取り消す</Act>
            ) : (
              <AskedAct label="今ではない" intent="park" button="今ではない、と伝える">
                <MonthField now={now} hint="その月の1日まで、企業からは送れません。あなたからは、いつでも送れます。" />
              </AskedAct>
            )}
            <AskedAct label="今後返信しない" intent="close" button="今後返信しない">
              <p className="hint">企業は、このやりとりに送れなくなります。あとから再開できます。</p>
            </AskedAct>
          </>
        )}
        {is_archived ? <Act intent="unarchive">アーカイブから戻す</Act> : <Act intent="archive">アーカイブに入れる</Act>}
        <ReportForm messageId={theirLast} />
      </div>
    </>
  )
}

const Act = ({ intent, children }: { intent: string; children: string }) => (
  <PageForm className="" of={thisForm} preventScrollReset>
    <button className="button bare" name="intent" value={intent}>
      {children}
    </button>
  </PageForm>
)

/** An act that asks first, in its place. */
const AskedAct = ({ label, intent, button, children }: { label: string; intent: string; button: string; children: ReactNode }) => (
  <details>
    <summary>{label}</summary>
    <PageForm className="" of={thisForm} preventScrollReset>
      {children}
      <SubmitButton intent={intent} look="small">
        {button}
      </SubmitButton>
    </PageForm>
  </details>
)
