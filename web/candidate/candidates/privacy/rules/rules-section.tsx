import { useEffect, useRef } from 'react'
import { Form, href, useFetcher } from 'react-router'
import type { BlockRule, Caught } from '#contract/candidates/privacy/privacy.ts'
import { Field } from '#web/platform/forms/field.tsx'
import { ChoicesField } from '#web/platform/forms/page-form/choices-field.tsx'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import type { PreviewedRule } from './preview-rule.ts'
import { ActButton } from '../company-rows.tsx'
import styles from '../privacy.module.css'

/** Long enough not to ask at every letter, short enough to answer before the candidate looks up. */
const PAUSE = 300
const kinds = [
  { value: 'keyword', label: '名前に含む語' },
  { value: 'domain', label: 'ドメイン' },
]

type Props = { rules: BlockRule[]; previewed: PreviewedRule; error: string | undefined }

/** Rules that block companies by name or domain, and a live preview of the companies that the next rule would block. */
export function RulesSection({ rules, previewed, error }: Props) {
  const { data, load } = useFetcher<{ previewed: PreviewedRule }>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const ask = (form: HTMLFormElement) => {
    clearTimeout(timer.current)
    const query = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, textOf(value)]))
    timer.current = setTimeout(() => void load(`${href('/settings/privacy')}?${query}`), PAUSE)
  }
  const { kind, value, caught, refusal } = { ...previewed, ...(data && { caught: undefined, refusal: undefined, ...data.previewed }) }
  return (
    <section className="panel" aria-labelledby="rules">
      <h2 id="rules">条件でブロックする</h2>
      <p>グループ会社や取引先のように、まとめてブロックしたいときに使います。あとから登録された企業にも効きます。</p>
      <Form method="get" action={`${href('/settings/privacy')}#rules`} className="stack" preventScrollReset onChange={(event) => ask(event.currentTarget)}>
        <ChoicesField type="radio" name="kind" legend="条件の種類" isLegendHidden options={kinds} chosen={previewed.kind} look={styles.kinds} />
        <Field label="語、またはドメイン" hint="例：アオバ、sample.co.jp。全角と半角、ひらがなとカタカナの違いは問いません。" error={error ?? refusal}>
          <input className="input" name="value" defaultValue={previewed.value} maxLength={253} required autoComplete="off" />
        </Field>
        <output className={`note ${styles.caught}`}>
          {caught && value ? (
            <CaughtLine caught={caught} />
          ) : (
            `入力すると、${kind === 'domain' ? 'そのドメインの' : 'その語を名前に含む'}企業をここに表示します。`
          )}
        </output>
        <div className="row">
          <SubmitButton look="primary" intent="add_rule" formMethod="post">
            この条件でブロックする
          </SubmitButton>
          <SubmitButton>だれに当てはまるか確かめる</SubmitButton>
        </div>
      </Form>
      {rules.length > 0 && (
        <ul className={styles.companies}>
          {rules.map((rule) => (
            <li key={rule.id}>
              <span className="label">{rule.kind === 'domain' ? 'ドメイン' : '語'}</span>
              <div>
                <strong>{rule.value}</strong>
                <p className="small muted">
                  <CaughtLine caught={rule.caught} />
                </p>
              </div>
              <div className={styles.act}>
                <ActButton intent="remove_rule" fields={{ id: rule.id }} label={`条件「${rule.value}」を削除`}>
                  削除
                </ActButton>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** The companies that a rule blocks, in one sentence. */
function CaughtLine({ caught: { total, companies } }: { caught: Caught }) {
  if (total === 0) return <>いま当てはまる企業は、ありません。あとから登録された企業にも、この条件を使います。</>
  const rest = total - companies.length
  return (
    <>
      いま{total}社に当てはまります：{companies.map(({ name }) => name).join('、')}
      {rest > 0 && ` ほか${rest}社`}
    </>
  )
}
