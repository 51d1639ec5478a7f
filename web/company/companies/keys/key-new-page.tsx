import { Link, useActionData } from 'react-router'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { mustConfirm } from '#web/accounts/staff/must-confirm.ts'
import { ShownOnce } from '../settings/shown-once.tsx'
import type { Route } from './+types/key-new-page.ts'
import { KeyForm } from './key-form.tsx'
import { keyOfForm } from './key-of-form.ts'
import '#web/ui/nav/crumbs.css'
import '#web/ui/panel.css'
import '../settings/company-settings.css'

const LIST = '/online/companies/settings/keys'

export async function loader(args: Route.LoaderArgs) {
  await mustConfirm(args)
  return null
}

/** The key itself is what is said, this once. */
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
