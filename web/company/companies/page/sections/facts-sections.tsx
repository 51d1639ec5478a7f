import { href, Link } from 'react-router'
import type { Lookups, Lookup } from '#contract/platform/lookups/lookups.ts'
import { fieldAnchor } from '../editor/company-save-bar.tsx'
import type { FieldValues } from '../editor/field-values.ts'
import { TextField, Tick } from '../fields/text-field.tsx'
import { OwnSection } from './own-section.tsx'
import { Field, FieldError } from '#web/platform/forms/field.tsx'
import { offered } from '#contract/platform/lookups/offered.ts'

type FactsSectionsProps = { values: FieldValues; lookups: Lookups; corporateNumber: string | null }

/** The company's figures and names, its contact, and how it takes applications. */
export const FactsSections = ({ values, lookups, corporateNumber }: FactsSectionsProps) => (
  <>
    <OwnSection id="own-facts">
      <TextField values={values} name="officer_name" label="代表" longest={100} />
      <TextField values={values} name="founding_year" label="設立（年）" inputMode="numeric" longest={6} hint="例：2018" />
      <div className="pair">
        <TextField values={values} name="employee_count" label="従業員（名）" inputMode="numeric" longest={12} />
        <SelectField values={values} name="employee_range" label="従業員数の区分" options={lookups.employee_range} />
      </div>
      <p className="hint">人数を入力すると、区分は人数から決まります。</p>
      <div className="pair">
        <TextField values={values} name="capital" label="資本金（万円）" inputMode="numeric" longest={16} />
        <TextField values={values} name="capital_date" label="資本金の時点" type="date" />
      </div>
      <Choices values={values} name="category_ids" label="業種" hint="5つまで" options={lookups.company_categories} />
      <Choices values={values} name="phase" label="事業の段階" options={lookups.phase} type="radio" />
      <Choices values={values} name="kinds" label="特徴" options={lookups.kind} />
      <Choices values={values} name="social_issues" label="取り組む社会課題" options={lookups.social_issues} />
    </OwnSection>
    <OwnSection id="own-contact" note="すべての求人に、募集者の住所と連絡先として載ります。">
      <SelectField values={values} name="prefecture" label="都道府県" hint="企業を検索人は、ここから絞り込みます。" options={lookups.prefectures} />
      <TextField values={values} name="address" label="所在地" longest={300} hint="都道府県から、番地・建物・階・部屋番号まで" />
      <TextField values={values} name="contact_phone" label="電話" type="tel" longest={30} hint="電話、メール、問い合わせ先のどれか1つは、公開に必要です。" />
      <TextField values={values} name="contact_email" label="メール" type="email" longest={254} />
      <TextField values={values} name="contact_url" label="問い合わせ先のURL" type="url" longest={2000} />
      <TextField values={values} name="url" label="ウェブサイト" type="url" longest={2000} hint="https:// から" />
      <p className="small muted">法人番号 {corporateNumber ?? '登録がありません'}（登録のときに確かめたもので、ここでは変えられません）</p>
    </OwnSection>
    <OwnSection id="own-applying">
      <Tick values={values} name="is_hiring_open_position" label="オープンポジションを募る" hint="職種を決めずに、会社そのものへの応募を受け付けます。" />
      <TextField
        values={values}
        name="open_position_description"
        label="オープンポジションの説明"
        rows={4}
        longest={2000}
        hint="どんな人と話したいか、何を任せられるか。"
      />
      <p className="small muted">
        直接の応募を受け付けるかどうかは、<Link to={href('/online/companies/settings')}>設定</Link>で決めます。
      </p>
    </OwnSection>
  </>
)

type SelectFieldProps = { values: FieldValues; name: string; label: string; hint?: string; options: readonly Lookup[] }

function SelectField({ values, name, label, hint, options }: SelectFieldProps) {
  const error = values.refusal(name)
  return (
    <div id={fieldAnchor(name)}>
      <Field label={label} {...(hint && { hint })} {...(error && { error })}>
        <select className="input" name={name} defaultValue={values.text(name)}>
          <option value="">未選択</option>
          {options.map(({ id, name: option }) => (
            <option key={id} value={id}>
              {option}
            </option>
          ))}
        </select>
      </Field>
    </div>
  )
}

type ChoicesProps = { values: FieldValues; name: string; label: string; hint?: string; options: readonly Lookup[]; type?: 'checkbox' | 'radio' }

/** Check boxes or radio buttons for the rows of a code table. */
function Choices({ values, name, label, hint, options, type = 'checkbox' }: ChoicesProps) {
  const chosen = values.list(name)
  const error = values.refusal(name)
  return (
    <fieldset className="field" id={fieldAnchor(name)} aria-describedby={error && `${name}-error`}>
      <legend>{label}</legend>
      {hint && <p className="hint">{hint}</p>}
      <div className="editor-checks">
        {type === 'radio' && (
          <label className="check">
            <input type="radio" name={name} value="" defaultChecked={chosen.length === 0} />
            未選択
          </label>
        )}
        {offered(options, chosen).map(({ id, name: option }) => (
          <label key={id} className="check">
            <input type={type} name={name} value={id} defaultChecked={chosen.includes(String(id))} />
            {option}
          </label>
        ))}
      </div>
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
