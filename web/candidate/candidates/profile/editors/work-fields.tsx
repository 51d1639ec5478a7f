import { useMemo, useState } from 'react'
import { hiddenWords } from '#contract/candidates/hiding/hidden-words.ts'
import type { WorkExperience } from '#contract/candidates/profiles/candidate-profiles.ts'
import { HiddenWordsContext } from '#web/candidates/visibility/hidden-note.tsx'
import { useScripted } from '#web/ui/use-scripted.ts'
import { Choice } from '../fields/choice.tsx'
import { DateLists } from '../fields/date-lists.tsx'
import { useFields } from '../fields/fields-context.ts'
import { LongText, ReadText, Text } from '../fields/text.tsx'
import type { LoadedProfile } from '../frame/load-profile.ts'

/** One employer of the history. */
export function WorkFields({ experience, loaded: { secrets, lookups, today } }: { experience: WorkExperience | undefined; loaded: LoadedProfile }) {
  const fields = useFields()
  const [isLasting, setLasting] = useState(experience?.join_year != null && experience.leave_year === null)
  const isScripted = useScripted()
  // Texts hide the name of the employer that the candidate is typing, before it is saved.
  const [employer, setEmployer] = useState(fields.text('organization_name'))
  const find = useMemo(() => hiddenWords({ ...secrets, employers: [...secrets.employers, employer] }), [secrets, employer])
  const [isBlockOpen] = useState(Boolean(fields.text('mail_domain') || fields.text('corporate_number')))
  return (
    <>
      <Text
        name="organization_name"
        label="会社名"
        need="must"
        maxLength={200}
        autoComplete="organization"
        hint="この会社には、プロフィールが見えなくなります。"
        onChange={({ target }) => setEmployer(target.value)}
      />
      <DateLists legend="入社" names={{ year: 'join_year', month: 'join_month' }} from={today.year - 60} to={today.year} />
      <label className="check">
        <input type="checkbox" name="is_lasting" defaultChecked={isLasting} onChange={({ target }) => setLasting(target.checked)} />
        いまも勤めています
      </label>
      <div hidden={isScripted && isLasting}>
        <DateLists legend="退職" names={{ year: 'leave_year', month: 'leave_month' }} from={today.year - 60} to={today.year} />
      </div>
      <Choice name="employment_type" label="雇用形態" options={lookups.work_employment_types} />
      <HiddenWordsContext value={find}>
        <ReadText name="department_position" label="部署・役職" longest={200} />
        <ReadText name="industry_type" label="業界" longest={200} />
        <LongText name="work_summary" label="仕事の内容" hint="担当したこと、工夫したこと、その結果。会社名は書かないでください。" rows={7} longest={4000} />
      </HiddenWordsContext>
      <details open={isBlockOpen || fields.error('mail_domain') !== undefined || fields.error('corporate_number') !== undefined}>
        <summary>この会社に見られないようにする情報を足す</summary>
        <div className="stack schools">
          <p className="hint">名前が似た会社を見分けるためだけに使います。どの企業にも見せません。</p>
          <Text name="mail_domain" label="会社のメールアドレスの「@」より後ろ" maxLength={253} placeholder="" hint="例：nukumori.co.jp" />
          <Text name="corporate_number" label="法人番号" maxLength={20} inputMode="numeric" hint="13桁の数字です。" />
        </div>
      </details>
    </>
  )
}
