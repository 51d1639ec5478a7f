import { plainAcceptance } from '#contract/hiring/applications/plain-words.ts'
import { scoutForm, sheets } from '#web/candidate/conversations/acts/thread-form.ts'
import { Field } from '#web/platform/forms/field.tsx'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { ChoicesField } from '#web/platform/forms/page-form/choices-field.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ApplicationForm } from '../applications/sent/application-form.tsx'
import { partsOfResult, type ShownResult } from '../applications/shown/submit-shown.ts'
import sheet from '../applications/sheet/apply-sheet.module.css'
import type { LoadedScout } from './load-scout.ts'
import './scout-answers.css'

type ScoutAnswersProps = { loaded: LoadedScout; result: ShownResult | undefined }

/** Below the conversation, until the scout is answered: accepting and declining unfold here, the other two open the sheets of the menu. Nothing of it needs scripts. */
export function ScoutAnswers({ loaded: { scout, choice, questions, ...refusal }, result }: ScoutAnswersProps) {
  if (!choice) return null
  const { done, issues, values, preview } = partsOfResult(result)
  const refused = done?.saved === false ? done : undefined
  const isRefusal = refused?.intent === 'refuse'
  const isMendan = scout.meeting_type === 'mendan'
  const accept = isMendan ? '話を聞く' : '面接に進む'
  const plainly = plainAcceptance(scout.meeting_type)
  return (
    <section className="scout-answers" id="scout-answers" aria-label="このスカウトへの返信">
      <FormRefusal result={done} />
      <details name="scout-answer" className="main" open={preview !== undefined || values !== undefined ? !isRefusal : undefined}>
        <summary>
          {accept}
          <small>{isMendan ? '面談（選考なし）で会う約束になります' : '面接（選考あり）で会う約束になります'}</small>
        </summary>
        <ApplicationForm
          storeKey={`scout-${scout.id}`}
          company_id={scout.company.id}
          offered={choice.offered}
          seen={choice.seen}
          questions={questions}
          jobFields={choice.jobFields}
          result={isRefusal ? undefined : result}
          act="承諾"
          plain={plainly}
          message={{ label: '添えるメッセージ', hint: `書いたとおりに届きます。空欄のときは「${plainly}」と届きます。`, rows: 3 }}
          button={{ label: '承諾する', intent: 'accept' }}
        >
          <input type="hidden" name="form" value={scoutForm.name} />
          <p className={`hint ${sheet.part}`}>会社が約束を守れないときは、理由を選び、あなたに伝えます。日程は、このあとのやりとりで決めます。</p>
        </ApplicationForm>
      </details>
      <button type="button" popoverTarget={sheets.snooze} aria-haspopup="dialog">
        あとで返信する<small>企業には伝わりません。その時刻に通知します</small>
        <Icon name="next" />
      </button>
      {scout.state !== 'parked' && (
        <button type="button" popoverTarget={sheets.park} aria-haspopup="dialog">
          時期を改めて受け取る<small>選んだ月まで、この企業からは届きません</small>
          <Icon name="next" />
        </button>
      )}
      <details name="scout-answer" open={isRefusal || undefined}>
        <summary>
          辞退する<small>企業には辞退したことだけが伝わります</small>
        </summary>
        <PageForm of={scoutForm} className="stack refuse">
          <ChoicesField
            type="checkbox"
            name="refusal_reasons"
            legend="辞退の理由"
            hint="いくつでも選べます。理由は、5件以上の返信をまとめた数としてだけ、企業に伝わります。"
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
              <small>この企業からは連絡できなくなります。選ばなければ、このスカウトだけを辞退します。理由は選ばなくてもかまいません。</small>
            </span>
          </label>
          <SubmitButton intent="refuse">辞退する</SubmitButton>
        </PageForm>
      </details>
    </section>
  )
}
