import { href } from 'react-router'
import { dayText } from '#contract/platform/time/japan-time.ts'
import { PAGE_SIZE } from '#contract/platform/page.ts'
import { candidateMeta, CandidatePage } from '#web/candidate/candidate-page.tsx'
import { NothingYet } from '#web/candidate/nothing-yet.tsx'
import { apiContext } from '#web/platform/api/page-context.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { reachServer } from '#web/platform/forms/reach-server.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { pagePath } from '#web/ui/nav/page-path.ts'
import { Pager } from '#web/ui/nav/pager.tsx'
import type { Route } from './+types/hidden-page.ts'
import { Entry } from './entry.tsx'
import { pageOf } from './page-of.ts'
import './following.css'

const PATH = href('/settings/hidden')

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

export const meta = candidateMeta({ title: '非表示にした求人・企業', description: '一覧に出さないことにした求人と企業です。', path: PATH })

export default function HiddenPage({ loaderData: { hidden, total, page, pages } }: Route.ComponentProps) {
  return (
    <CandidatePage look="narrow stack following" title="非表示にした求人・企業" intro="検索の結果にも、おすすめにも出しません。企業には伝わりません。">
      {total === 0 && <NothingYet title="非表示にした求人・企業はありません">求人の「興味なし」を押すと、ここに並びます。</NothingYet>}
      {total > 0 && (
        <ul className="entries">
          {hidden.map(({ company, company_id, job_id, position_title, day }) => (
            <Entry
              key={`${company_id}-${job_id}`}
              company={company}
              to={job_id ? `${href('/job_offer/detail')}?id=${job_id}` : `${href('/company/detail')}?id=${company_id}`}
              name={job_id ? position_title : company.name}
              after={!job_id && 'のすべての求人'}
              acts={
                <PageForm className="" hidden={{ company_id, job_id }}>
                  <SubmitButton look="small">
                    また表示する
                    <span className="vh">
                      ：<bdi>{position_title || company.name}</bdi>
                    </span>
                  </SubmitButton>
                </PageForm>
              }
            >
              {job_id > 0 && <bdi>{company.name}　</bdi>}
              <time>{day}</time>
            </Entry>
          ))}
        </ul>
      )}
      <Pager page={page} pages={pages} to={(number) => pagePath(PATH, number)} />
    </CandidatePage>
  )
}
