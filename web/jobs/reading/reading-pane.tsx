import { type ReactNode, type RefObject, useEffect } from 'react'
import { href, Link, useFetcher } from 'react-router'
import { CompanyMark } from '#web/companies/company-mark.tsx'
import { DemoLabel } from '#web/companies/demo-label.tsx'
import { responseWords } from '#web/companies/figures/response-words.ts'
import { Icon } from '#web/ui/icon.tsx'
import { grouped } from '#web/ui/text/grouped.ts'
import { ApplyButton } from '../detail/apply/apply-actions.tsx'
import { applyPath } from '../detail/apply/apply-path.ts'
import { JobBody } from '../detail/job-body.tsx'
import { confirmedBy, FreshnessLine } from '../facts/freshness-line.tsx'
import { Salary } from '../facts/salary.tsx'
import { FavoriteButton } from '../follow/favorite-button.tsx'
import { JobMenu } from '../menu/job-menu.tsx'
import { SaveButton } from '../follow/save-button.tsx'
import { useAccount } from '#web/platform/shell/account/use-account.ts'
import { usePageView } from '#web/companies/use-page-view.ts'
import type { ReadJob } from './reading-page.ts'
import { useChosenJob } from './use-chosen-job.ts'
import './reading-pane.css'

/** Somebody who walks through the list with j loads only where they stop. */
const SETTLED = 150

type ReadingPaneProps = { ids: number[]; list: RefObject<HTMLElement | null>; previewOf: (id: number) => ReactNode }

/** The chosen job of the list beside it. */
export default function ReadingPane({ ids, list, previewOf }: ReadingPaneProps) {
  const { chosen, hasKeys, switchKeys } = useChosenJob(ids, list)
  const { load, data, state } = useFetcher<ReadJob | null>({ key: 'reading' })
  const path = chosen && `${href('/job_offer/reading')}?id=${chosen.id}${chosen.byHand ? '&chosen=1' : ''}`
  useEffect(() => {
    if (!path) return
    const timer = setTimeout(() => void load(path), SETTLED)
    return () => clearTimeout(timer)
  }, [path, load])

  const read = data?.job.id === chosen?.id ? data : undefined
  if (!chosen) return null
  const page = `${href('/job_offer/detail')}?id=${chosen.id}`
  if (!read) {
    if (state !== 'idle' || data !== null) return previewOf(chosen.id)
    return (
      <p className="pane-wait">
        この求人を読み込めませんでした。<Link to={page}>求人ページを開く</Link>
      </p>
    )
  }
  return (
    <article className="pane-in" key={read.job.id}>
      {chosen.byHand && <CountView company_id={read.company.id} job_id={read.job.id} />}
      <PaneHead read={read} page={page} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls is reached by the keyboard */}
      <section className="pane-body" tabIndex={0} aria-label="求人の内容">
        <PaneFacts read={read} />
        <JobBody loaded={read} />
      </section>
      <div className="pane-foot">
        <PaneActs read={read} />
        <p className="keys">
          {hasKeys && (
            <>
              <kbd>j</kbd>次 <kbd>k</kbd>前 <kbd>Enter</kbd>開く
            </>
          )}
          <button type="button" onClick={switchKeys} aria-pressed={hasKeys}>
            {hasKeys ? 'キー操作をオフにする' : 'キー操作を使う'}
          </button>
        </p>
      </div>
    </article>
  )
}

function CountView({ company_id, job_id }: { company_id: number; job_id: number }) {
  usePageView(company_id, job_id)
  return null
}

const PaneHead = ({ read: { job, company, companyLine }, page }: { read: ReadJob; page: string }) => (
  <header className="pane-head">
    <div className="row between">
      <div className="co">
        <CompanyMark company={company} />
        <div>
          <Link to={`${href('/company/detail')}?id=${company.id}`}>
            <bdi>{company.name}</bdi>
          </Link>{' '}
          <DemoLabel company={company} />
          <p>{companyLine}</p>
        </div>
      </div>
      <Link className="button bare small" to={page}>
        <Icon name="open" />
        求人ページを開く
      </Link>
      <JobMenu job={job} company={company} isSavedBeside />
    </div>
    <h2 className="phrase">
      <bdi>{job.position_title}</bdi>
    </h2>
  </header>
)

/** The three facts in their order, in one row. */
function PaneFacts({ read: { job, company, pay, freshness, application } }: { read: ReadJob }) {
  const { share, median } = responseWords(application)
  return (
    <dl className="facts pane-facts">
      <div>
        <dt>{pay.label}</dt>
        <dd>
          <Salary pay={pay} size="card" />
          {pay.notes.map((note) => (
            <small key={note}>{note}</small>
          ))}
        </dd>
      </div>
      <div>
        <dt>確認日</dt>
        <dd>
          <FreshnessLine freshness={freshness} />
          <small>{confirmedBy(job.confirmed_by)}</small>
        </dd>
      </div>
      <div>
        <dt>応募への回答</dt>
        <dd>
          <b className="fig">{company.is_unclaimed ? 'なし' : share}</b>
          {application ? (
            <small>
              <span>
                {grouped(application.cases)}件中{grouped(application.answered)}件
              </span>
              <span>{median}</span>
            </small>
          ) : (
            <small>{company.is_unclaimed ? '会社の人は登録していません' : '10件から表示します'}</small>
          )}
        </dd>
      </div>
    </dl>
  )
}

function PaneActs({ read: { job, company, refusal, mine } }: { read: ReadJob }) {
  const isSignedIn = useAccount() !== null
  const followed = { company_id: company.id, job_id: job.id }
  const why = mine?.refusal ?? refusal
  return (
    <>
      <ApplyButton refusal={why} isApplied={mine?.isApplied ?? false} to={applyPath(followed)} reasonId="pane-refusal" />
      {why && (
        <p className="small" id="pane-refusal">
          {why}
        </p>
      )}
      {isSignedIn && !company.is_unclaimed && <FavoriteButton followed={followed} marked={job.is_favorited_by_me} title={job.position_title} size="small" />}
      <SaveButton followed={followed} marked={job.is_bookmarked_by_me} title={job.position_title} size="small" />
    </>
  )
}
