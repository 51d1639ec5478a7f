import type { Lookups } from '#contract/platform/lookups/lookups.ts'
import { Field } from '#web/platform/forms/field.tsx'
import type { AnnouncementValues } from './announcement-values.ts'

type SegmentMasters = Pick<Lookups, 'career_intention_rating' | 'job_fields' | 'prefectures' | 'company_state' | 'company_role'>
type SegmentFieldsProps = { values: AnnouncementValues; lookups: SegmentMasters; issues: Record<string, string> }

/** Whom of an audience an announcement is meant for. What is left empty narrows nothing. */
export function SegmentFields({ values, lookups, issues }: SegmentFieldsProps) {
  const ticks = (name: string, options: { value: string; name: string }[], isWide = false) => (
    <div className={isWide ? 'ticks wide' : 'ticks'}>
      {options.map((option) => (
        <label className="check" key={option.value}>
          <input type="checkbox" name={name} value={option.value} defaultChecked={values.has(name, option.value)} />
          {option.name}
        </label>
      ))}
    </div>
  )
  const byKey = (table: 'career_intention_rating' | 'company_state' | 'company_role') => lookups[table].map(({ key = '', name }) => ({ value: key, name }))
  const byId = (table: 'job_fields' | 'prefectures') => lookups[table].map(({ id, name }) => ({ value: String(id), name }))
  return (
    <>
      <div className="for-candidates stack">
        <details open={values.isOpen('verified', 'career_intention_rating', 'registered_from', 'registered_until')}>
          <summary>登録と意向で絞り込み</summary>
          <Field label="メールアドレスの確認">
            <select className="input" name="verified" defaultValue={values.text('verified')}>
              <option value="">どちらも</option>
              <option value="true">済んだ人</option>
              <option value="false">まだの人</option>
            </select>
          </Field>
          <fieldset className="field">
            <legend>転職の意向</legend>
            {ticks('career_intention_rating', byKey('career_intention_rating'), true)}
          </fieldset>
          <div className="pair">
            <Field label="登録した日（この日から）" error={issues['candidate_segment.registered_from']}>
              <input className="input" type="date" name="registered_from" defaultValue={values.text('registered_from')} />
            </Field>
            <Field label="登録した日（この日まで）" error={issues['candidate_segment.registered_until']}>
              <input className="input" type="date" name="registered_until" defaultValue={values.text('registered_until')} />
            </Field>
          </div>
        </details>
        <details open={values.isOpen('job_fields')}>
          <summary>希望する職種で絞り込み</summary>
          <fieldset className="field">
            <legend className="vh">希望する職種</legend>
            {ticks('job_fields', byId('job_fields'), true)}
          </fieldset>
        </details>
        <details open={values.isOpen('prefectures')}>
          <summary>住んでいる都道府県で絞り込み</summary>
          <fieldset className="field">
            <legend className="vh">都道府県</legend>
            {ticks('prefectures', byId('prefectures'))}
          </fieldset>
        </details>
      </div>
      <div className="for-companies stack">
        <details open={values.isOpen('states', 'roles')}>
          <summary>企業の状態と役割で絞り込み</summary>
          <fieldset className="field">
            <legend>企業の状態</legend>
            {ticks('states', byKey('company_state'))}
          </fieldset>
          <fieldset className="field">
            <legend>メンバーの役割</legend>
            {ticks('roles', byKey('company_role'))}
          </fieldset>
        </details>
      </div>
    </>
  )
}
