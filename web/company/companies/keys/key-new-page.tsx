import { href, Link } from 'react-router'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { ChoiceField } from '#web/platform/forms/page-form/choice-field.tsx'
import { ChoicesField } from '#web/platform/forms/page-form/choices-field.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { TextField } from '#web/platform/forms/page-form/text-field.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { requireReauthenticationPage } from '#web/accounts/staff/require-reauthentication-page.ts'
import { ShownOnce } from '../settings/connections.tsx'
import type { Route } from './+types/key-new-page.ts'
import { allScopes, keyDays, apiKeyScopes } from '#contract/companies/members/api-key-scopes.ts'
import type { NewApiKey } from '#contract/companies/members/api-keys.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'

const LIST = href('/online/companies/settings/keys')

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
  pageMeta(matches, { title: 'APIキーを発行', description: '自社のプログラムから使うキーを作ります。', path: `${LIST}/new`, noindex: true })

export const handle = crumbs({ above: [{ to: LIST, label: 'APIキー' }], here: 'APIキーを発行' })

export default function KeyNewPage() {
  const form = usePageForm<NewApiKey>(undefined, { days: 90 })
  const { result } = form
  const key = result?.saved ? result.sentence : undefined
  return (
    <div className="wrap company-settings stack">
      <h1>{key ? 'キーを作りました' : 'APIキーを発行'}</h1>
      <FormRefusal result={result} />
      {key ? (
        <>
          <ShownOnce title="APIキー" secret={key}>
            このキーは、いまだけ表示します。保存してから、このページを閉じてください。プログラムは、呼び出しのヘッダーに「Authorization:
            Bearer」と、このキーを書きます。
          </ShownOnce>
          <p>
            <Link className="button" to={LIST}>
              完了
            </Link>
          </p>
        </>
      ) : (
        <PageForm className="panel stack">
          <TextField of={form} name="name" label="名前" need="must" hint="どのプログラムで使うかを書きます。" maxLength={50} required />
          <ChoicesField
            {...form.choices('scopes')}
            legend="許可する範囲"
            need="must"
            type="checkbox"
            options={allScopes.map((scope) => ({ value: scope, label: `${apiKeyScopes[scope].label}（${scope}）` }))}
            error={form.issues.scopes && '許可する範囲を1つ以上選んでください。'}
          />
          <ChoiceField of={form} name="days" label="期限" need="must" names={Object.fromEntries(keyDays.map((days) => [days, `${days}日`]))} />
          <SubmitButton look="primary">APIキーを発行</SubmitButton>
        </PageForm>
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
