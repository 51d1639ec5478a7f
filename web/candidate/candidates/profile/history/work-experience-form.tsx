import { type FormEvent, useEffect, useMemo, useState } from 'react'
import { href, Link, useNavigate, useNavigation } from 'react-router'
import { hiddenWords, type Secrets } from '#contract/candidates/hiding/hidden-words.ts'
import type { WorkExperience } from '#contract/candidates/profiles/candidate-profiles.ts'
import type { Lookups } from '#contract/platform/lookups/lookups.ts'
import { HiddenWordsContext } from '#web/candidates/visibility/hidden-note.tsx'
import { showToast } from '#web/platform/calls/toasts.ts'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { SavedInputNote } from '#web/platform/forms/kept/saved-input-note.tsx'
import { useSavedInput } from '#web/platform/forms/kept/use-saved-input.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { useScripted } from '#web/ui/use-scripted.ts'
import { FieldsContext, fieldsOf } from '../fields/fields-context.ts'
import { Choice } from '../fields/choice.tsx'
import { DateLists } from '../fields/date-lists.tsx'
import { LongText, ReadText, Text } from '../fields/text.tsx'

type WorkExperienceFormProps = {
  experience: WorkExperience | undefined
  secrets: Secrets
  employmentTypes: Lookups['work_employment_types']
  thisYear: number
  result: FormResult | undefined
  onDiscard: () => void
}

/** One employer of the history. */
export function WorkExperienceForm({ experience, secrets, employmentTypes, thisYear, result, onDiscard }: WorkExperienceFormProps) {
  const isBusy = useNavigation().state !== 'idle'
  const { form, state, forget } = useSavedInput(`work-experience-${experience?.user_work_experience_id ?? 'new'}`, result)
  const fields = fieldsOf(result, experience ?? {}, /^work_experiences\.\d+\./)
  const [isLasting, setLasting] = useState(experience?.join_year != null && experience.leave_year === null)
  const isScripted = useScripted()
  // From the next save on, texts hide the name of the employer that the candidate is typing.
  const [employer, setEmployer] = useState(fields.text('organization_name'))
  const find = useMemo(() => hiddenWords({ ...secrets, employers: [...secrets.employers, employer] }), [secrets, employer])
  const navigate = useNavigate()
  useEffect(() => {
    if (!result?.saved) return
    showToast(result.sentence ?? '保存しました')
    void navigate(`${href('/profile')}#history`)
  }, [result, navigate])
  const discard = () => {
    forget()
    onDiscard()
  }
  // A second press before the response would add the employer twice.
  const sendOnce = (event: FormEvent) => isBusy && event.preventDefault()
  return (
    <PageForm className="stack work-experience" ref={form} onSubmit={sendOnce}>
      <FieldsContext value={fields}>
        <FormRefusal result={result} />
        {result?.saved && (
          <output className="note green">
            {result.sentence}。<Link to={`${href('/profile')}#history`}>職歴の一覧へ</Link>
          </output>
        )}
        <Text
          name="organization_name"
          label="会社名"
          need="must"
          maxLength={200}
          autoComplete="organization"
          hint="この会社には、プロフィールが見えなくなります。"
          onChange={({ target }) => setEmployer(target.value)}
        />
        <DateLists legend="入社" names={{ year: 'join_year', month: 'join_month' }} from={thisYear - 60} to={thisYear} />
        <label className="check">
          <input type="checkbox" name="is_lasting" defaultChecked={isLasting} onChange={({ target }) => setLasting(target.checked)} />
          いまも勤めています
        </label>
        <div hidden={isScripted && isLasting}>
          <DateLists legend="退職" names={{ year: 'leave_year', month: 'leave_month' }} from={thisYear - 60} to={thisYear} />
        </div>
        <Choice name="employment_type" label="雇用形態" options={employmentTypes} />
        <HiddenWordsContext value={find}>
          <ReadText name="department_position" label="部署・役職" longest={200} />
          <ReadText name="industry_type" label="業種" longest={200} />
          <LongText name="work_summary" label="仕事の内容" hint="担当したこと、工夫したこと、その結果。会社名は書かないでください。" rows={7} longest={4000} />
        </HiddenWordsContext>
        <details
          open={
            fields.error('mail_domain') !== undefined ||
            fields.error('corporate_number') !== undefined ||
            Boolean(fields.text('mail_domain') || fields.text('corporate_number'))
          }
        >
          <summary>この会社に見られないようにする情報を足す</summary>
          <div className="stack schools">
            <p className="hint">名前が似た会社を見分けるためだけに使います。どの企業にも見せません。</p>
            <Text name="mail_domain" label="会社のメールアドレスの「@」より後ろ" maxLength={253} placeholder="" hint="例：nukumori.co.jp" />
            <Text name="corporate_number" label="法人番号" maxLength={20} inputMode="numeric" hint="13桁の数字です。" />
          </div>
        </details>
        <div className="row">
          <button type="submit" className="button primary" aria-disabled={isBusy || undefined}>
            保存する
          </button>
          <Link className="button bare" to={`${href('/profile')}#history`} onClick={forget}>
            やめる
          </Link>
          <SavedInputNote kept={{ state, discard }} />
        </div>
      </FieldsContext>
    </PageForm>
  )
}
