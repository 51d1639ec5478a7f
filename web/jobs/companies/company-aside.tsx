import { href, Link, useFetcher } from 'react-router'
import { HideButton } from '../follow/hide-button.tsx'
import { useAccount } from '#web/platform/shell/account/use-account.ts'
import { applicationRows, scoutRows } from '#web/companies/figures/figure-rows.ts'
import { ResponseFiguresList, STILL_COUNTING } from '#web/companies/figures/response-figures-list.tsx'
import styles from './company-aside.module.css'
import type { CompanyOnPage } from './company-on-page.ts'
import type { Company } from '#contract/companies/pages/companies.ts'
import { Icon } from '#web/ui/icon.tsx'
import { FavoriteButton } from '../follow/favorite-button.tsx'
import { SaveButton } from '../follow/save-button.tsx'
import { VisitorFollow } from '../follow/visitor-follow.tsx'

/** How the company answers, and how to follow it. */
export function CompanyAside({ loaded: { company, jobs, application, scout }, path }: { loaded: CompanyOnPage; path: string }) {
  const { id, end_of_contract } = company
  const isSignedIn = useAccount() !== null
  const feeds = [
    ['atom', 'Atom'],
    ['rss', 'RSS'],
    ['json', 'JSON Feed'],
  ] as const
  return (
    <aside className="buy" aria-label="会社の返事と新着">
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
        <div className="panel">
          <h2 className={styles.heading}>この会社の返事</h2>
          <h3 className={styles.kind}>応募</h3>
          {application ? <ResponseFiguresList rows={applicationRows(application)} /> : <p className="small muted">{STILL_COUNTING}</p>}
          <h3 className={styles.kind}>スカウト</h3>
          {scout ? <ResponseFiguresList rows={scoutRows(scout)} /> : <p className="small muted">{STILL_COUNTING}</p>}
          <p className={`small ${styles.how}`}>
            <Link to={`${href('/about/metrics')}#responses`}>算出方法</Link>
          </p>
        </div>
      )}
      {!end_of_contract && (
        <p className={`row small ${styles.feeds}`}>
          <span className="muted">新着をフィードで</span>
          {feeds.map(([format, name]) => (
            <a key={format} href={`/company/feed.${format}?id=${id}`}>
              <bdi>{name}</bdi>
            </a>
          ))}
        </p>
      )}
      {isSignedIn && !end_of_contract && (
        <HideButton followed={{ company_id: id, job_id: 0 }} hidden={company.is_hidden_by_me} title={company.name} of="company" />
      )}
      <BlockCompany company={company} />
      <p className={`row small ${styles.feeds}`}>
        <Link to={`${href('/about/contact')}?about=${encodeURIComponent(path)}`}>この企業を通報する</Link>
      </p>
    </aside>
  )
}

/** Blocks the company from seeing the candidate, or undoes a block that they set themself. Absent for visitors: no company sees them. */
function BlockCompany({ company: { id, is_company_block } }: { company: Company }) {
  const fetcher = useFetcher()
  const account = useAccount()
  if (!account) return null
  const isByHand = account.block_company_ids.includes(id)
  if (is_company_block && !isByHand) {
    return (
      <p className="small muted">
        職歴か条件により、この企業からあなたは見えません。<Link to={`${href('/profile')}?company_id=${id}`}>見え方を確かめる</Link>
      </p>
    )
  }
  return (
    <fetcher.Form method="post" action={href('/settings/privacy')}>
      <input type="hidden" name="company_id" value={id} />
      <button type="submit" className="button bare small" name="intent" value={isByHand ? 'unblock' : 'block'} aria-disabled={fetcher.state !== 'idle'}>
        <Icon name={isByHand ? 'eye' : 'no'} />
        {isByHand ? 'ブロックをやめる' : 'この企業に自分を見せない'}
      </button>
      {isByHand && <p className="small muted">この企業から、あなたは見えません。</p>}
    </fetcher.Form>
  )
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
