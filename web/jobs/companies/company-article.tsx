import type { ReactNode } from 'react'
import { JobTermsList } from '../detail/terms/job-terms-list.tsx'
import { JobCards } from '../card/job-cards.tsx'
import { StillCounting } from '#web/companies/figures/response-figures-list.tsx'
import { CompanyAside } from './aside/company-aside.tsx'
import { FoldedPart } from '#web/ui/fold/folded-part.tsx'
import { useOpenTarget } from '#web/ui/use-open-target.ts'
import { CompanyJobs } from './jobs/company-jobs.tsx'
import { CompanyHead } from './company-head.tsx'
import { CompanyJump } from './company-jump.tsx'
import type { CompanyOnPage } from './company-on-page.ts'
import { CompanyLinks } from './aside/company-links.tsx'
import { CompanyIntroduction, CompanyPictures, CompanyTexts } from './company-story.tsx'
import { FundingSection } from './funding-section.tsx'
import { MembersSection } from './people/members-section.tsx'
import { ViewsSection } from './views-section.tsx'
import '../detail/detail.css'
import page from './company-article.module.css'

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
  useOpenTarget()
  return (
    <article className={`detail ${page.of}`} inert={inert}>
      <CompanyHead loaded={loaded} />
      {!inert && <CompanyJump loaded={loaded} hasStories={Boolean(stories)} />}
      <CompanyIntroduction company={company}>{!application && !scout && !company.is_unclaimed && <StillCounting />}</CompanyIntroduction>
      <CompanyAside loaded={loaded} path={path} open={inert} />
      <div className="detail-main">
        <CompanyTexts company={company} />
        {!company.end_of_contract && <CompanyJobs loaded={loaded} />}
        <CompanyPictures company={company} playing={playing} />
        {stories}
        <FoldedPart id="facts" heading="会社の概要" line={lineOfFacts(facts)} open={inert}>
          <JobTermsList terms={facts} />
        </FoldedPart>
        <MembersSection title="経営メンバー" people={company.admin} open={inert} id="members" />
        <MembersSection title="働くメンバー" people={company.employees} open={inert} id={company.admin.length > 0 ? undefined : 'members'} />
        {company.amateras_views.length > 0 && <ViewsSection views={company.amateras_views} open={inert} />}
        {finances.length > 0 && <FundingSection finances={finances} open={inert} />}
        {recommended.length > 0 && (
          <FoldedPart heading="ほかの企業の求人" line={`同じ業界の企業から${recommended.length}件`}>
            <p className="small muted">同じ業界の企業から、確認が新しい順に、1社1件ずつ選んでいます。</p>
            <JobCards cards={recommended} heading="h3" actions={false} />
          </FoldedPart>
        )}
        <CompanyLinks company={company} path={path} />
      </div>
    </article>
  )
}

/** 「2015年設立・代表 早瀬 奈緒」, or what the company did say. */
function lineOfFacts(facts: CompanyOnPage['facts']) {
  const said = (name: string) => facts.find((fact) => fact.name === name)?.value
  const [founded, officer] = [said('設立'), said('代表')]
  return (
    <>
      {founded && `${founded}設立・`}
      {officer && (
        <>
          代表 <bdi>{officer}</bdi>・
        </>
      )}
      所在地・連絡先
    </>
  )
}
