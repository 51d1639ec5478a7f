import { href, Link } from 'react-router'
import type { SettingValue } from '#contract/operations/site-settings/site-settings.ts'
import { fieldOf, type SettingField } from '#contract/platform/site/setting-groups.ts'
import { ChoicesField } from '#web/platform/forms/page-form/choices-field.tsx'
import { Field } from '#web/platform/forms/field.tsx'
import { SettingText } from './setting-text.tsx'
import { SourceLabel } from './source-label.tsx'
import './settings.css'

type Props = { setting: SettingValue; typed: Record<string, unknown> | undefined; error: string | undefined; mayChange: boolean }

/** One setting: a control, or its value where this page cannot change it. */
export function SettingControl({ setting, typed, error, mayChange }: Props) {
  const { key, source, value, is_set, hint } = setting
  const field = fieldOf(key)
  if (!field) return null
  const isReadOnly = source === 'environment' || !mayChange
  if (isReadOnly || field.kind === 'wording')
    return (
      <div className="field">
        <p className="setting-given">
          <b>{field.label}</b>
        </p>
        <p className="setting-given">{field.kind === 'secret' ? <SecretState isSet={is_set} hint={hint} /> : <SettingText name={key} text={value} />}</p>
        {field.kind === 'wording' && <Link to={href('/operator/settings/mails')}>メールの文面を見る・編集する</Link>}
        <SourceLabel of={setting} />
      </div>
    )
  const shown = typeof typed?.[key] === 'string' ? typed[key] : source === 'saved' ? (value ?? '') : ''
  return (
    <>
      <Control {...{ field, setting, typed, shown, error }} />
      <SourceLabel of={setting} />
    </>
  )
}

const SecretState = ({ isSet, hint }: { isSet: boolean; hint: string | null }) => <>{isSet ? `設定済み${hint ? `（${hint}）` : ''}` : '未設定'}</>

type ControlProps = { field: SettingField; setting: SettingValue; typed: Props['typed']; shown: string; error: string | undefined }

function Control({ field: { kind, label, hint, law, options, longest }, setting, typed, shown, error }: ControlProps) {
  const { key, value, is_set, source } = setting
  const note = [hint, law && `根拠：${law}`].filter(Boolean).join(' ')
  const told = { label, hint: note || undefined, ...(error && { error }) }
  const unset = source === 'default' && value !== null ? `空なら ${value}` : undefined
  if (kind === 'on_off' || kind === 'choice') {
    const names = kind === 'on_off' ? ['on', 'off'] : (options ?? [])
    return (
      <ChoicesField
        legend={label}
        hint={note}
        type="radio"
        name={key}
        chosen={shown || value}
        error={error}
        look="row"
        options={names.map((name) => ({ value: name, label: <SettingText name={key} text={name} /> }))}
      />
    )
  }
  if (kind === 'secret')
    return (
      <>
        <Field {...told}>
          <input className="input" type="password" name={`password_${key}`} autoComplete="off" maxLength={longest} />
        </Field>
        <p className="small">
          <SecretState isSet={is_set} hint={setting.hint} />
          {typeof typed?.[`draft_${key}`] === 'string' && '・入力した値を預かっています（保存するまで使いません）'}
        </p>
        {is_set && <Removal of={key} />}
      </>
    )
  if (kind === 'picture')
    return (
      <>
        {shown && <SettingText name={key} text={shown} />}
        <input type="hidden" name={key} value={shown} />
        <Field {...told}>
          <input className="input file-input" type="file" name={`file_${key}`} accept="image/png,image/jpeg,image/webp,image/gif" />
        </Field>
        {shown && <Removal of={key} />}
      </>
    )
  return (
    <Field {...told}>
      {kind === 'text' ? (
        <textarea className="input" name={key} rows={6} maxLength={longest} defaultValue={shown} />
      ) : (
        <input
          className="input"
          name={key}
          defaultValue={shown}
          maxLength={longest}
          autoComplete="off"
          inputMode={kind === 'number' ? 'numeric' : undefined}
          placeholder={unset}
        />
      )}
    </Field>
  )
}

/** Without it an empty field means that what is saved stays. */
const Removal = ({ of }: { of: string }) => (
  <label className="check">
    <input type="checkbox" name={`clear_${of}`} value="on" />
    削除する
  </label>
)
