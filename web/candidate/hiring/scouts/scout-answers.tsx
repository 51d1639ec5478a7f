import { href, Link } from 'react-router'
import type { ReceivedScout } from '#contract/conversations/received-scout.ts'
import type { ApplicationChoice } from '#contract/hiring/applications/application-choices.ts'
import { plainAcceptance } from '#contract/hiring/applications/plain-words.ts'
import type { ScoutRefusal } from '#contract/hiring/scouts/scouts.ts'
import type { Lookup } from '#contract/platform/lookups/lookups.ts'
import { MonthField } from '#web/candidate/conversations/acts/month-field.tsx'
import { Field } from '#web/platform/forms/field.tsx'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { ChoicesField } from '#web/platform/forms/page-form/choices-field.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { ApplicationForm } from '../applications/sent/application-form.tsx'
import type { Seen } from '../applications/shown/seen-of.ts'
import sheet from '../applications/sheet/apply-sheet.module.css'
import { partsOfResult, type ShownResult } from '../applications/shown/submit-shown.ts'

type ScoutAnswersProps = {
  scout: ReceivedScout
  refusal: ScoutRefusal
  offered: ApplicationChoice
  seen: Seen
  jobFields: Lookup[]
  now: Date
  result: ShownResult | undefined
}

/** The four answers to a scout. Accepting is open; the others unfold, each with its consequences. */
export function ScoutAnswers({ scout, refusal, offered, seen, jobFields, now, result }: ScoutAnswersProps) {
  const { done, issues, values } = partsOfResult(result)
  if (scout.state === 'accepted' || scout.state === 'refused') return <Answered scout={scout} refusal={refusal} />
  const meeting = scout.meeting_type === 'mendan' ? '面談（選考なし）' : '面接'
  const plainly = plainAcceptance(scout.meeting_type)
  return (
    <section className="stack answers" aria-label="このスカウトへの返事">
      <FormRefusal result={done} />
      {scout.state === 'parked' && <p className="note">「今ではない」と答えています。気が変わったら、受けることもできます。</p>}
      <ApplicationForm
        storeKey={`scout-${scout.id}`}
        company_id={scout.company.id}
        className={`panel ${sheet.frame}`}
        offered={offered}
        seen={seen}
        questions={refusal.questions}
        jobFields={jobFields}
        result={result}
        act="承諾"
        plain={plainly}
        message={{ label: '添えるメッセージ', hint: `書いたとおりに届きます。空欄のときは「${plainly}」と届きます。`, rows: 3 }}
        button={{ label: '受ける', intent: 'accept' }}
      >
        <div className={sheet.part}>
          <h2>スカウトを受ける</h2>
          <p className="hint">{meeting}で会う約束になります。会社が行わないときは、理由を選び、あなたに伝えます。日にちは、このあとのやりとりで決めます。</p>
        </div>
      </ApplicationForm>
      {scout.state !== 'parked' && (
        <details open={'month' in issues}>
          <summary>今ではない</summary>
          <PageForm>
            <MonthField now={now} hint="その月の1日まで、この企業からは送れません。あなたからは、いつでも送れます。" error={issues.month} />
            <SubmitButton intent="park">今ではない、と答える</SubmitButton>
          </PageForm>
        </details>
      )}
      <details open={'refusal_reasons' in issues || 'note' in issues}>
        <summary>断る</summary>
        <PageForm>
          <ChoicesField
            type="checkbox"
            name="refusal_reasons"
            legend="断る理由"
            hint="いくつでも選べます。理由は、5件以上の返事をまとめた数としてだけ、企業に伝わります。"
            options={refusal.refusal_lists.map(({ id, name }) => ({ value: id, label: name }))}
            chosen={[values?.refusal_reasons ?? []].flat().map(textOf)}
            error={issues.refusal_reasons}
          />
          <Field label="その他の理由" need="may" hint="企業には見せません。" error={issues.note}>
            <textarea className="input" name="note" rows={2} maxLength={1000} defaultValue={textOf(values?.note)} />
          </Field>
          <label className="check">
            <input type="checkbox" name="no_scout_reply" value="on" defaultChecked={values?.no_scout_reply === 'on'} />
            <span>
              今後返信しない
              <small>この企業からは連絡できなくなります。選ばなければ、このスカウトだけを断ります。</small>
            </span>
          </label>
          <SubmitButton intent="refuse">断る</SubmitButton>
        </PageForm>
      </details>
      <details>
        <summary>今後返信しない</summary>
        <PageForm>
          <p className="hint">理由を言わずに断り、この企業からは連絡できなくします。あなたからは、あとで再開できます。</p>
          <SubmitButton intent="close">今後返信しない</SubmitButton>
        </PageForm>
      </details>
    </section>
  )
}

function Answered({ scout, refusal: { refusal_lists, answered_refusal_reason, no_scout_reply } }: Pick<ScoutAnswersProps, 'scout' | 'refusal'>) {
  if (scout.state === 'accepted') {
    return (
      <p className="note green">
        このスカウトを受けました。<Link to={`${href('/message/company/detail')}?company_id=${scout.company.id}`}>やりとりへ</Link>
      </p>
    )
  }
  const reasons = refusal_lists.filter(({ id }) => answered_refusal_reason.includes(id)).map(({ name }) => name)
  return (
    <p className="note">
      このスカウトを断りました。{reasons.length > 0 && `理由：${reasons.join('、')}。`}
      {no_scout_reply ? 'この企業からは、もう送れません。' : 'この企業から次のスカウトが届くのは、早くても90日後です。'}
    </p>
  )
}
