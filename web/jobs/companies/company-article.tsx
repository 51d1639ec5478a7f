import type { ReactNode } from 'react'
import { JobTermsList } from '../detail/terms/job-terms-list.tsx'
import { JobCards } from '../card/job-cards.tsx'
import { StillCounting } from '#web/companies/figures/response-figures-list.tsx'
import { CompanyAside } from './aside/company-aside.tsx'
import { CompanyHead } from './company-head.tsx'
import { CompanyJump } from './company-jump.tsx'
import type { CompanyOnPage } from './company-on-page.ts'
import { CompanyLinks } from './aside/company-links.tsx'
import { CompanyIntroduction, CompanyStory } from './company-story.tsx'
import { FundingSection } from './funding-section.tsx'
import { MembersSection } from './people/members-section.tsx'
import { ViewsSection } from './views-section.tsx'
import '../detail/detail.css'
import { applyRefusals } from '#contract/platform/errors/apply-refusals.ts'
import { ApplyButton } from '../detail/apply/apply-actions.tsx'
import { applyPath } from '../detail/apply/apply-path.ts'
import { PostingText } from '#web/platform/posting-text/posting-text.tsx'
import page from './company-article.module.css'
import styles from './company-jobs.module.css'

/** So many jobs stand open; the others are one press away, and the browser's search and print find them. */
const SHOWN_JOBS = 5

type CompanyArticleProps = {
  loaded: CompanyOnPage
  path: string /** The film that the visitor started. */
  playing?: string | undefined
  inert?: boolean
  /** The company's stories. */
  stories?: ReactNode
}

/** A company's page between header and footer: the same for visitors and for the editor's preview, where nothing in it can be pressed. */
export function CompanyArticle({ loaded, path, playing, inert, stories }: CompanyArticleProps) {
  const { company, company_finances: finances, facts, recommended, application, scout } = loaded
  return (
    <article className={`detail ${page.of}`} inert={inert}>
      <CompanyHead loaded={loaded} />
      {!inert && <CompanyJump loaded={loaded} hasStories={Boolean(stories)} />}
      <CompanyIntroduction company={company}>{!application && !scout && !company.is_unclaimed && <StillCounting />}</CompanyIntroduction>
      <CompanyAside loaded={loaded} path={path} />
      <div className="detail-main">
        <CompanyStory company={company} playing={playing} />
        {stories}
        {!company.end_of_contract && <CompanyJobs loaded={loaded} />}
        <section className="section" id="facts">
          <h2>会社の概要</h2>
          <JobTermsList terms={facts} />
        </section>
        <div id="members">
          {company.admin.length > 0 && <MembersSection title="経営メンバー" people={company.admin} />}
          {company.employees.length > 0 && <MembersSection title="働くメンバー" people={company.employees} />}
        </div>
        {company.amateras_views.length > 0 && <ViewsSection views={company.amateras_views} />}
        {finances.length > 0 && <FundingSection finances={finances} />}
        {recommended.length > 0 && (
          <section className="section">
            <h2>ほかの企業の求人</h2>
            <p className="small muted">同じ業界の企業から、確認が新しい順に、1社1件ずつ選んでいます。</p>
            <JobCards cards={recommended} heading="h3" actions={false} />
          </section>
        )}
        <CompanyLinks company={company} path={path} />
      </div>
    </article>
  )
}

function CompanyJobs({ loaded: { company, jobs } }: { loaded: CompanyOnPage }) {
  const { is_hiring_open_position, open_position_description, deny_company_apply, is_unclaimed } = company
  // A fold for a single job would save nothing.
  const [shown, folded] = jobs.length > SHOWN_JOBS + 1 ? [jobs.slice(0, SHOWN_JOBS), jobs.slice(SHOWN_JOBS)] : [jobs, []]
  const refusal = deny_company_apply ? applyRefusals.APPLICATIONS_NOT_ACCEPTED : null
  return (
    <section className="section" id="jobs">
      <h2>募集中の求人{jobs.length > 0 && <span className={styles.count}>{jobs.length}件</span>}</h2>
      {jobs.length > 0 ? <JobCards cards={shown} heading="h3" actions={false} company={false} /> : <p>いま募集している求人はありません。</p>}
      {folded.length > 0 && (
        <details className={styles.more}>
          <summary className="button wide">ほかの求人 {folded.length}件を見る</summary>
          <JobCards cards={folded} heading="h3" actions={false} company={false} />
        </details>
      )}
      {is_hiring_open_position && !is_unclaimed && (
        <div className={`panel ${styles.open}`} id="open-position">
          <h3>オープンポジション</h3>
          <p className="small">職種を決めずに、会社そのものに応募できます。何を任せるかは、話しながら決めます。</p>
          {open_position_description && <PostingText text={open_position_description} />}
          {refusal && (
            <p className="small" id="open-refusal">
              {refusal}
            </p>
          )}
          <ApplyButton refusal={refusal} to={applyPath({ company_id: company.id, job_id: 0 })} reasonId="open-refusal" />
        </div>
      )}
    </section>
  )
}
