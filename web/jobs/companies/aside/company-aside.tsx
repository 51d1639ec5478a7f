import { href, Link } from 'react-router'
import { useAccount } from '#web/platform/shell/account/use-account.ts'
import { applicationRows, scoutRows } from '#web/companies/figures/figure-rows.ts'
import { ResponseFiguresList, STILL_COUNTING } from '#web/companies/figures/response-figures-list.tsx'
import { responseWords } from '#web/companies/figures/response-words.ts'
import { FoldedPart } from '#web/ui/fold/folded-part.tsx'
import styles from './company-aside.module.css'
import type { Company } from '#contract/companies/pages/companies.ts'
import type { CompanyOnPage } from '../company-on-page.ts'
import { Icon } from '#web/ui/icon.tsx'
import { FavoriteButton } from '../../follow/favorite-button.tsx'
import { SaveButton } from '../../follow/save-button.tsx'
import { VisitorFollow } from '../../follow/visitor-follow.tsx'

/** How the company answers, and how to follow it. */
export function CompanyAside({
  loaded: { company, jobs, application, scout },
  path,
  open,
}: {
  loaded: CompanyOnPage
  path: string
  open?: boolean | undefined
}) {
  const { end_of_contract } = company
  return (
    <aside className="buy" aria-label="求人と会社の返信">
      {!end_of_contract && (
        <div className="panel">
          <div className="acts">
            <a className="button primary" href="#jobs">
              募集中の求人 {jobs.length}件
            </a>
            {company.is_hiring_open_position && !company.is_unclaimed && <OpenPositionFavorite company={company} path={path} />}
          </div>
        </div>
      )}
      {(application || scout) && (
        <FoldedPart className="panel" id="responses" heading="この会社の返信" line={lineOf(application, scout)} open={open}>
          <h3 className={styles.kind}>応募</h3>
          {application ? <ResponseFiguresList rows={applicationRows(application)} /> : <p className="small muted">{STILL_COUNTING}</p>}
          <h3 className={styles.kind}>スカウト</h3>
          {scout ? <ResponseFiguresList rows={scoutRows(scout)} /> : <p className="small muted">{STILL_COUNTING}</p>}
          <p className={`small ${styles.how}`}>
            <Link to={`${href('/about/metrics')}#responses`}>算出方法</Link>
          </p>
        </FoldedPart>
      )}
    </aside>
  )
}

/** The share and the days, of applications where they are counted. */
function lineOf(application: CompanyOnPage['application'], scout: CompanyOnPage['scout']) {
  const { share, median } = responseWords(application ?? scout)
  return `${application ? '応募' : 'スカウトの承諾'}への回答 ${share}${median && `（${median}）`}`
}

/** 気になる and 保存 for the company itself, which stands for its open position. */
function OpenPositionFavorite({ company: { id, name, is_favorited_by_me, is_bookmarked_by_me }, path }: { company: Company; path: string }) {
  const save = <SaveButton followed={{ company_id: id, job_id: 0 }} marked={is_bookmarked_by_me} title={`${name}のオープンポジション`} />
  if (useAccount()) {
    return (
      <>
        <FavoriteButton followed={{ company_id: id, job_id: 0 }} marked={is_favorited_by_me} title={`${name}のオープンポジション`} />
        {save}
      </>
    )
  }
  return (
    <>
      <VisitorFollow followed={{ company_id: id, job_id: 0 }} path={path}>
        <button type="submit" name="form" value="favorite" className="button wide">
          <Icon name="heart" />
          気になる
        </button>
      </VisitorFollow>
      {save}
    </>
  )
}
