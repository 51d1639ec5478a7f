import { type ClientActionFunctionArgs, href, Link, type ShouldRevalidateFunctionArgs } from 'react-router'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { AUTOSAVE } from '#web/company/platform/editor/saving/autosave.ts'
import { saveInBrowser } from '#web/company/platform/editor/saving/save-in-browser.ts'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import type { Route } from './+types/own-company-page.ts'
import { actOnPage, type DraftVersion } from './act-on-page.ts'
import { CompanyPageNav } from './company-page-nav.tsx'
import { CompanyEditor } from './editor/company-editor.tsx'
import { CompanyPreview } from './editor/company-preview.tsx'
import { draftedValues } from './editor/drafted-values.ts'
import { PICTURE } from './fields/picture-field.tsx'
import { ChangeList } from './history/change-list.tsx'
import '#web/company/platform/editor/editor.css'
import '#web/company/platform/editor/map/map-editor.css'
import './own-page.css'

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [page, lookups] = await Promise.all([api.company_users.company.show(), api.lookups.list()])
  return { page, drafted: draftedValues(page), lookups, now: new Date().toISOString() }
}

export const action = async (args: Route.ActionArgs) => actOnPage(args)

/** What saved itself, and a picture that was sent, are in the form already: loading it again would take the focus from a recruiter who goes on typing. */
export const shouldRevalidate = ({ formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  [AUTOSAVE, PICTURE].includes(textOf(formData?.get('intent'))) ? false : defaultShouldRevalidate

export const clientAction = async (args: ClientActionFunctionArgs) =>
  saveInBrowser(args, (sent): DraftVersion => ({ revision: Number(textOf(sent.get('draft_revision'))), saved_at: null }))

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '企業ページを編集', description: '企業ページを書き、公開します。', path: href('/online/companies/company'), noindex: true })

export default function OwnCompanyPage({ loaderData: { page, drafted, lookups, now } }: Route.ComponentProps) {
  const { acts, company } = useCompanyAccount()
  const { history, content } = page
  return (
    <div className="wrap editor-page">
      <header className="editor-head map-head">
        <h1>企業ページ</h1>
        <CompanyPageNav current="company" />
        <p className="small">
          {company.state === 'active' ? (
            <Link to={`${href('/company/detail')}?id=${company.id}`}>公開のページを見る</Link>
          ) : (
            '企業の承認が済むと、公開のページになります。いまから書けます。'
          )}
        </p>
      </header>
      {acts.includes('edit_company') ? (
        <CompanyEditor page={page} drafted={drafted} lookups={lookups} now={now} />
      ) : (
        <>
          <p className="note">企業ページを編集できるのは、管理者とリクルーターです。ここでは、いまの見え方を確かめられます。</p>
          <div className="panel own-shown">
            <CompanyPreview page={page} content={content} lookups={lookups} now={now} />
          </div>
        </>
      )}
      <section className="section" aria-labelledby="history-title">
        <h2 id="history-title">変更の記録</h2>
        {history.length > 0 ? <ChangeList changes={history} lookups={lookups} /> : <p>まだ変更はありません。</p>}
      </section>
    </div>
  )
}
