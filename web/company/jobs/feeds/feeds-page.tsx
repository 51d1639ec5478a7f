import { href, Link } from 'react-router'
import { siteContext } from '#web/platform/api/page-context.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import { Connections } from '#web/company/companies/settings/connections.tsx'
import type { Route } from './+types/feeds-page.ts'

const PATH = href('/online/companies/settings/feeds')

export const loader = ({ context }: Route.LoaderArgs) => ({ origin: context.get(siteContext).origin })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '求人フィード', description: '自社の求人を、ほかのサイトで使うためのアドレスです。', path: PATH, noindex: true })

const formats = [
  { format: 'atom', label: 'Atom', note: 'フィードリーダーや、サイトの部品から読めます。' },
  { format: 'rss', label: 'RSS', note: 'Atom を読めない部品のための形です。' },
  { format: 'json', label: 'JSON Feed', note: 'プログラムで読みやすい形です。' },
]

export const handle = crumbs({ here: '求人フィード' })

export default function FeedsPage({ loaderData: { origin } }: Route.ComponentProps) {
  const { company } = useCompanyAccount()
  return (
    <div className="wrap company-settings stack">
      <Connections />
      <h1>求人フィード</h1>
      <p className="prose">
        公開中の求人を、新しい順に50件までお届けするアドレスです。自社のサイトの「採用情報」に並べるときに使えます。だれでも読めるもので、キーはいりません。
        求人を止めたり終えたりすると、5分のうちに消えます。
      </p>
      {company.state !== 'active' && <p className="note warn">企業が承認されるまで、フィードは見られません。</p>}
      <ul className="rows-of-settings">
        {formats.map(({ format, label, note }) => {
          const url = `${origin}/company/feed.${format}?id=${company.id}`
          return (
            <li key={format}>
              <div>
                <h2>
                  <a href={url}>{label}</a>
                </h2>
                <p className="small muted">{note}</p>
                <p className="secret">{url}</p>
              </div>
            </li>
          )
        })}
      </ul>
      <section className="panel stack" aria-labelledby="embed">
        <h2 id="embed">自社のサイトに並べる</h2>
        <p>次の2つを、自社のサイトの HTML の head に書くと、フィードリーダーが求人を見つけられます。</p>
        <pre className="secret">
          {`<link rel="alternate" type="application/atom+xml" title="${company.name}の求人" href="${origin}/company/feed.atom?id=${company.id}">\n<link rel="alternate" type="application/feed+json" title="${company.name}の求人" href="${origin}/company/feed.json?id=${company.id}">`}
        </pre>
        <p>求人の一覧は、企業ページにもリンクできます。</p>
        <pre className="secret">{`<a href="${origin}/company/detail?id=${company.id}">${company.name}の求人</a>`}</pre>
        <p>
          <Link to={`${href('/company/detail')}?id=${company.id}`}>企業ページを見る</Link>
        </p>
      </section>
    </div>
  )
}
