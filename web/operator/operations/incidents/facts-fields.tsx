import { Field } from '#web/platform/forms/field.tsx'

type Facts = { fields: string; cause: string; measures: string; is_malicious: boolean; is_sensitive: boolean; is_encrypted: boolean }

const flags = [
  ['is_malicious', '不正の目的によるおそれがある（確報は60日以内）'],
  ['is_sensitive', '要配慮個人情報、または財産的な被害のおそれがある情報を含む'],
  ['is_encrypted', '高度な暗号化などの秘匿化がされている'],
] as const

/** What is known of a leak; the deadlines follow it. */
export const FactsFields = ({ facts }: { facts?: Facts | undefined }) => (
  <>
    <Field label="データの項目">
      <input className="input" name="fields" maxLength={4000} defaultValue={facts?.fields} />
    </Field>
    <Field label="原因">
      <textarea className="input" name="cause" rows={2} maxLength={4000} defaultValue={facts?.cause} />
    </Field>
    <Field label="再発を防ぐための措置">
      <textarea className="input" name="measures" rows={2} maxLength={4000} defaultValue={facts?.measures} />
    </Field>
    {flags.map(([name, label]) => (
      <label key={name} className="check">
        <input type="checkbox" name={name} value="yes" defaultChecked={facts?.[name]} /> {label}
      </label>
    ))}
  </>
)
