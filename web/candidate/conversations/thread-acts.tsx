import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { ThreadState } from '#contract/conversations/threads.ts'
import { DoneNote } from '#web/platform/forms/done-note.tsx'
import { Field } from '#web/platform/forms/field.tsx'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { ReportForm } from '#web/conversations/talk/report-form.tsx'
import { comingMonths } from './coming-months.ts'

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
      <DoneNote result={ours} />
      <FormRefusal result={ours} />
      <div className="thread-acts">
        {children}
        {closed_by === 'candidate' && <Act intent="reopen">やりとりを再開する</Act>}
        {!closed_by && (
          <>
            {parked_until ? <Act intent="unpark">今ではない、を取り消す</Act> : <ParkForm now={now} />}
            <CloseForm />
          </>
        )}
        {is_archived ? <Act intent="unarchive">アーカイブから戻す</Act> : <Act intent="archive">アーカイブに入れる</Act>}
        <ReportForm messageId={theirLast} />
      </div>
    </>
  )
}

const Act = ({ intent, children }: { intent: string; children: string }) => (
  <Form method="post" preventScrollReset>
    <input type="hidden" name="form" value="thread" />
    <button className="button bare" name="intent" value={intent}>
      {children}
    </button>
  </Form>
)

const ParkForm = ({ now }: { now: Date }) => (
  <details>
    <summary>今ではない</summary>
    <Form method="post" preventScrollReset>
      <input type="hidden" name="form" value="thread" />
      <Field label="いつからなら受け取れますか" hint="その月の1日まで、企業からは送れません。あなたからは、いつでも送れます。">
        <select className="input" name="month">
          {comingMonths(now).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </Field>
      <button className="button small" name="intent" value="park">
        今ではない、と伝える
      </button>
    </Form>
  </details>
)

const CloseForm = () => (
  <details>
    <summary>今後返信しない</summary>
    <Form method="post" preventScrollReset>
      <input type="hidden" name="form" value="thread" />
      <p className="hint">企業は、このやりとりに送れなくなります。あとから再開できます。</p>
      <button className="button small" name="intent" value="close">
        今後返信しない
      </button>
    </Form>
  </details>
)
