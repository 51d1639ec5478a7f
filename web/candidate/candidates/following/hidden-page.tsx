import { Form, Link } from 'react-router'
import { PAGE_SIZE } from '#contract/platform/page.ts'
import { reachServer } from '#web/platform/forms/reach-server.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { routeMiddleware } from '#web/platform/shell/guards/route-middleware.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { dayText } from '#web/ui/text/day-text.ts'
import { pagePath } from '#web/ui/nav/page-path.ts'
import { Pager } from '#web/ui/nav/pager.tsx'
import type { Route } from './+types/hidden-page.ts'
import { Entry } from './entry.tsx'
import { NothingFollowed } from './nothing-followed.tsx'
import { pageOf } from './page-of.ts'
import './following.css'

const PATH = '/settings/hidden'

export const middleware = routeMiddleware('signed-in')

export async function loader({ context, url }: Route.LoaderArgs) {
  const { hidden, total, page } = await context.get(apiContext).candidate_users.hidden_jobs.list({ page: pageOf(url) })
  const now = new Date()
  return { hidden: hidden.map(({ created_at, ...one }) => ({ ...one, day: dayText(created_at, now) })), total, page, pages: Math.ceil(total / PAGE_SIZE) }
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async (api, { company_id, job_id }) => {
    const id = Number(job_id)
    await (id ? api.candidate_users.hidden_jobs.remove({ id }) : api.candidate_users.hidden_companies.remove({ id: Number(company_id) }))
  })

export const clientAction = reachServer

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '興味なしにした求人と企業', description: '一覧に出さないことにした求人と企業です。', path: PATH, noindex: true })

export default function HiddenPage({ loaderData: { hidden, total, page, pages } }: Route.ComponentProps) {
  return (
    <div className="wrap following stack">
      <h1>興味なしにした求人と企業</h1>
      <p className="prose muted">検索の結果にも、おすすめにも出しません。企業には伝わりません。</p>
      {total === 0 && <NothingFollowed title="興味なしにしたものは、ありません">求人の「興味なし」を押すと、ここに並びます。</NothingFollowed>}
      {total > 0 && (
        <ul className="entries">
          {hidden.map(({ company, company_id, job_id, position_title, day }) => (
            <Entry
              key={`${company_id}-${job_id}`}
              company={company}
              title={
                job_id ? (
                  <Link to={`/job_offer/detail?id=${job_id}`}>
                    <bdi>{position_title}</bdi>
                  </Link>
                ) : (
                  <Link to={`/company/detail?id=${company_id}`}>
                    <bdi>{company.name}</bdi>のすべての求人
                  </Link>
                )
              }
              acts={
                <Form method="post">
                  <input type="hidden" name="company_id" value={company_id} />
                  <input type="hidden" name="job_id" value={job_id} />
                  <button type="submit" className="button small">
                    また表示する
                    <span className="vh">
                      ：<bdi>{position_title || company.name}</bdi>
                    </span>
                  </button>
                </Form>
              }
            >
              {job_id > 0 && <bdi>{company.name}　</bdi>}
              <time>{day}</time>
            </Entry>
          ))}
        </ul>
      )}
      <Pager page={page} pages={pages} to={(number) => pagePath(PATH, number)} />
    </div>
  )
}
