import { data, Link } from 'react-router'
import { PictureUse } from '#contract/companies/pages/company-pages.ts'
import { reachServer } from '#web/platform/forms/reach-server.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/text-of.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import type { Route } from './+types/own-company-page.ts'
import { CompanyEditor } from './editor/company-editor.tsx'
import { CompanyPreview } from './editor/company-preview.tsx'
import { ChangeList } from './history/change-list.tsx'
import { saveCompany } from './save-company.ts'
import '#web/company/platform/editor/editor.css'
import './own-page.css'

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [page, masters] = await Promise.all([api.company_users.company.show(), api.masters.list()])
  return { page, masters, now: new Date().toISOString() }
}

/** Saves the page, or takes one picture at a time; a picture's address is told besides what a form tells. */
export async function action(args: Route.ActionArgs) {
  let picture: string | undefined
  const result = await submitForm(args, async (api, values, intent) => {
    if (intent !== 'picture') return saveCompany(api, values)
    const file = values.file instanceof File ? values.file : new File([], '')
    ;({ picture } = await api.company_users.company.add_picture({ file, use: PictureUse.catch('image').parse(textOf(values.use)) }))
  })
  return picture ? data({ saved: true as const, picture }) : result
}

export const clientAction = reachServer

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '企業ページを書く', description: '企業ページを書き、公開します。', path: '/online/companies/company', noindex: true })

export default function OwnCompanyPage({ loaderData: { page, masters, now } }: Route.ComponentProps) {
  const { acts, company } = useCompanyAccount()
  const { history, content } = page
  return (
    <div className="wrap editor-page">
      <header className="editor-head">
        <h1>企業ページ</h1>
        <p className="small">
          {company.state === 'active' ? (
            <Link to={`/company/detail?id=${company.id}`}>公開のページを見る</Link>
          ) : (
            '企業の承認が済むと、公開のページになります。いまから書けます。'
          )}
        </p>
      </header>
      {acts.includes('edit_company') ? (
        <CompanyEditor page={page} masters={masters} now={now} />
      ) : (
        <>
          <p className="note">企業ページを書くのは、管理者かリクルーターです。ここでは、いまの見え方を確かめられます。</p>
          <div className="panel own-shown">
            <CompanyPreview page={page} content={content} masters={masters} now={now} />
          </div>
        </>
      )}
      <section className="section" aria-labelledby="history-title">
        <h2 id="history-title">変更の記録</h2>
        {history.length > 0 ? <ChangeList changes={history} masters={masters} /> : <p>まだ変更はありません。</p>}
      </section>
    </div>
  )
}
