import { data, href, Link } from 'react-router'
import { PictureUse } from '#contract/companies/pages/company-pages.ts'
import { reachServer } from '#web/platform/forms/reach-server.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import type { Route } from './+types/own-company-page.ts'
import { CompanyPageNav } from './company-page-nav.tsx'
import { CompanyEditor } from './editor/company-editor.tsx'
import { CompanyPreview } from './editor/company-preview.tsx'
import { ChangeList } from './history/change-list.tsx'
import '#web/company/platform/editor/editor.css'
import './own-page.css'
import type { Api } from '#contract/index.ts'
import { refusalOf } from '#web/platform/api/refusal.ts'
import { contentOfForm } from './editor/content-of-form.ts'
import type { Values } from './editor/rows-of.ts'
import { mergeEdits } from './history/edit-conflict.ts'
import { type PicturePlace, sendPictures } from './send-pictures.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [page, lookups] = await Promise.all([api.company_users.company.show(), api.lookups.list()])
  return { page, lookups, now: new Date().toISOString() }
}

/** Saves the page, or uploads one picture at a time and returns its address. */
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
  pageMeta(matches, { title: '企業ページを書く', description: '企業ページを書き、公開します。', path: href('/online/companies/company'), noindex: true })

export default function OwnCompanyPage({ loaderData: { page, lookups, now } }: Route.ComponentProps) {
  const { acts, company } = useCompanyAccount()
  const { history, content } = page
  return (
    <div className="wrap editor-page">
      <header className="editor-head">
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
        <CompanyEditor page={page} lookups={lookups} now={now} />
      ) : (
        <>
          <p className="note">企業ページを書くのは、管理者かリクルーターです。ここでは、いまの見え方を確かめられます。</p>
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

/** Saves the page as the form holds it. After an edit conflict the form continues with what the others saved. */
async function saveCompany(api: Api, values: Values) {
  await sendPictures(api, placesOf(values))
  try {
    await api.company_users.company.change({ ...contentOfForm(values), version: Number(textOf(values.version)) })
  } catch (error) {
    if (refusalOf(error)?.code === 'PAGE_CHANGED') Object.assign(values, mergeEdits(values, await api.company_users.company.show()))
    throw error
  }
  return '保存しました。公開のページに出ています。'
}

const rowsIn = (list: unknown) => (Array.isArray(list) ? list.filter((row): row is Values => typeof row === 'object' && row !== null) : [])

const placesOf = (values: Values): PicturePlace[] => [
  { row: values, name: 'logo', use: 'logo', field: 'logo' },
  ...rowsIn(values.images).map((row, index) => ({ row, name: 'picture', use: 'image' as const, field: `images[${index}].picture` })),
  ...rowsIn(values.photos).map((row, index) => ({ row, name: 'picture', use: 'image' as const, field: `photos[${index}].picture` })),
  ...rowsIn(values.company_finances).map((row, index) => ({ row, name: 'logo', use: 'logo' as const, field: `company_finances[${index}].logo` })),
  ...rowsIn(values.amateras_views).map((row, index) => ({ row, name: 'image', use: 'photo' as const, field: `amateras_views[${index}].image` })),
  ...rowsIn(values.employees).map((row, index) => ({ row, name: 'photo', use: 'photo' as const, field: `employees[${index}].photo` })),
]
