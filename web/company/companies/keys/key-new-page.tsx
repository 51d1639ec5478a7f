import { Link, useActionData, Form } from 'react-router'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { requireReauthenticationPage } from '#web/accounts/staff/require-reauthentication-page.ts'
import { ShownOnce } from '../settings/shown-once.tsx'
import type { Route } from './+types/key-new-page.ts'
import '#web/ui/nav/crumbs.css'
import '#web/ui/panel.css'
import '../settings/company-settings.css'
import { allScopes, keyDays, apiKeyScopes } from '#contract/companies/members/api-key-scopes.ts'
import type { NewApiKey } from '#contract/companies/members/api-keys.ts'
import { textOf } from '#web/platform/forms/text-of.ts'
import { Field, FieldError } from '#web/platform/forms/field.tsx'

const LIST = '/online/companies/settings/keys'

export async function loader(args: Route.LoaderArgs) {
  await requireReauthenticationPage(args)
  return null
}

/** The action returns the key itself, which the page shows only this once. */
export const action = (args: Route.ActionArgs) =>
  submitForm(args, async ({ company_users: { api_keys } }, values) => {
    const { key } = await api_keys.create(keyOfForm(values))
    return key
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'キーを作る', description: '自社のプログラムから使うキーを作ります。', path: `${LIST}/new`, noindex: true })

export default function KeyNewPage() {
  const result = useActionData<FormResult>()
  const key = result?.saved ? result.sentence : undefined
  return (
    <div className="wrap company-settings stack">
      <nav className="crumbs" aria-label="現在地">
        <Link to={LIST}>APIキー</Link>
      </nav>
      <h1>{key ? 'キーを作りました' : 'キーを作る'}</h1>
      <FormRefusal result={result} />
      {key ? (
        <>
          <ShownOnce title="APIキー" secret={key}>
            このキーは、いまだけ表示します。控えてから、このページをはなれてください。プログラムは、呼び出しのヘッダーに「Authorization:
            Bearer」と、このキーを書きます。
          </ShownOnce>
          <p>
            <Link className="button" to={LIST}>
              控えました
            </Link>
          </p>
        </>
      ) : (
        <KeyForm result={result} />
      )}
    </div>
  )
}

/** The form of a new key in the shape of the call, which refuses malformed values. */
function keyOfForm(values: Record<string, unknown>): NewApiKey {
  const ticked = [values.scopes ?? []].flat()
  const days = Number(textOf(values.days))
  return {
    name: textOf(values.name),
    scopes: allScopes.filter((scope) => ticked.includes(scope)),
    days: keyDays.find((known) => known === days) ?? 90,
  }
}

function KeyForm({ result }: { result: FormResult | undefined }) {
  const refused = result?.saved === false ? result : undefined
  const issues = refused?.refusal.issues ?? {}
  const ticked = [refused?.values.scopes ?? []].flat()
  return (
    <Form method="post" className="panel stack">
      <Field label="名前" need="must" hint="どのプログラムで使うかを書きます。" error={issues.name}>
        <input className="input" name="name" maxLength={50} required defaultValue={textOf(refused?.values.name)} />
      </Field>
      <fieldset className="field" aria-describedby={issues.scopes ? 'scopes-error' : undefined}>
        <legend>
          許可する範囲<span className="must">必須</span>
        </legend>
        {allScopes.map((scope) => (
          <label className="check" key={scope}>
            <input type="checkbox" name="scopes" value={scope} defaultChecked={ticked.includes(scope)} />
            {apiKeyScopes[scope].label}（{scope}）
          </label>
        ))}
        {issues.scopes && <FieldError id="scopes-error">許可する範囲を1つ以上選んでください。</FieldError>}
      </fieldset>
      <Field label="期限" need="must">
        <select className="input" name="days" defaultValue={textOf(refused?.values.days) || '90'}>
          {keyDays.map((days) => (
            <option key={days} value={days}>
              {days}日
            </option>
          ))}
        </select>
      </Field>
      <button type="submit" className="button primary">
        キーを作る
      </button>
    </Form>
  )
}
