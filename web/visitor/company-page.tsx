import { Link } from 'react-router'
import { CompanyAside } from '#web/companies/profile/company-aside.tsx'
import { CompanyHead } from '#web/companies/profile/company-head.tsx'
import { CompanyJobs } from '#web/companies/profile/company-jobs.tsx'
import { CompanyStory } from '#web/companies/profile/company-story.tsx'
import { FundingSection } from '#web/companies/profile/funding-section.tsx'
import { loadCompany } from '#web/companies/profile/load-company.ts'
import { MembersSection } from '#web/companies/profile/members-section.tsx'
import { ViewsSection } from '#web/companies/profile/views-section.tsx'
import { usePageView } from '#web/companies/use-page-view.ts'
import { OtherJobs } from '#web/job-detail/other-jobs.tsx'
import { JobTermsList } from '#web/job-detail/terms/job-terms-list.tsx'
import { recordView } from '#web/jobs/record-view.ts'
import { orNotFound } from '#web/or-not-found.ts'
import { apiContext, siteContext } from '#web/page-context.ts'
import { pageMeta } from '#web/shell/page-meta.ts'
import { StructuredData } from '#web/structured/structured-data.tsx'
import type { Route } from './+types/company-page.ts'
import '#web/job-detail/detail.css'

export async function loader({ context, request }: Route.LoaderArgs) {
  const id = new URL(request.url).searchParams.get('id') ?? ''
  const loaded = await loadCompany(context.get(apiContext), id, new Date(), context.get(siteContext).origin).catch((error: unknown) =>
    orNotFound(error, 'この企業のページは、なくなったか、見られません。'),
  )
  recordView({ context, request }, { company_id: loaded.company.id, company_job_id: 0 })
  return loaded
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return []
  const { company, line } = loaderData
  const feed = { tagName: 'link', rel: 'alternate', type: 'application/atom+xml', title: `${company.name}の求人`, href: `/company/feed.atom?id=${company.id}` }
  const description = `${company.name}（${line}）。${company.introduction.replaceAll(/\s+/g, ' ')}`.slice(0, 120)
  return [...pageMeta(matches, { title: company.name, description, path: `/company/detail?id=${company.id}`, noindex: company.end_of_contract }), feed]
}

export default function CompanyPage({ loaderData: loaded }: Route.ComponentProps) {
  const { company, company_finances: finances, facts, recommended } = loaded
  usePageView(company.id, 0)
  const path = `/company/detail?id=${company.id}`
  return (
    <div className="wrap">
      <StructuredData json={loaded.linkedData} />
      <nav className="crumbs" aria-label="現在地">
        <Link to="/company">企業をさがす</Link>
        <span aria-hidden="true">›</span>
        <span>{company.name}</span>
      </nav>
      <article className="detail">
        <CompanyHead loaded={loaded} />
        <CompanyAside loaded={loaded} path={path} />
        <div className="detail-main">
          <CompanyStory company={company} />
          {!company.end_of_contract && <CompanyJobs loaded={loaded} />}
          <section className="section">
            <h2>会社の概要</h2>
            <JobTermsList terms={facts} />
          </section>
          {company.admin.length > 0 && <MembersSection title="経営する人" people={company.admin} />}
          {company.employees.length > 0 && <MembersSection title="働く人" people={company.employees} />}
          {company.amateras_views.length > 0 && <ViewsSection views={company.amateras_views} />}
          {finances.length > 0 && <FundingSection finances={finances} />}
          {recommended.length > 0 && (
            <section className="section">
              <h2>ほかの企業の求人</h2>
              <p className="small muted">同じ業種の企業から、確認が新しい順に、1社1件ずつ選んでいます。</p>
              <OtherJobs jobs={recommended} />
            </section>
          )}
        </div>
      </article>
    </div>
  )
}
