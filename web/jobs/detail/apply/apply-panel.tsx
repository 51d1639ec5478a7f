import { href, Link } from 'react-router'
import { applicationRows, mismatchRow, promiseRow } from '#web/companies/figures/figure-rows.ts'
import { responseWords } from '#web/companies/figures/response-words.ts'
import { FoldedPart } from '#web/ui/fold/folded-part.tsx'
import { ResponseFiguresList } from '#web/companies/figures/response-figures-list.tsx'
import { confirmedBy, FreshnessLine } from '../../facts/freshness-line.tsx'
import { Salary } from '../../facts/salary.tsx'
import { FavoriteButton } from '../../follow/favorite-button.tsx'
import { HideButton } from '../../follow/hide-button.tsx'
import { SaveButton } from '../../follow/save-button.tsx'
import { VisitorFollow } from '../../follow/visitor-follow.tsx'
import { useAccount } from '#web/platform/shell/account/use-account.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { JobOnPage } from '../job-on-page.ts'
import { ApplyActions } from './apply-actions.tsx'
import { useApplyPath } from './apply-path.ts'
import type { MyApplying } from './load-my-applying.ts'
import { ShareJob } from './share-job.tsx'
import styles from './apply-panel.module.css'
import type { ReactNode } from 'react'
import { OutLink } from '#web/ui/out-link.tsx'

type ApplyPanelProps = {
  loaded: JobOnPage
  path: string
  url: string
  signIn: string
  /** What the reading candidate has done with the job, and may not do. */
  mine?: MyApplying | null
}

/** The three facts of every job in their order (pay, confirmation, response), and the actions on it. */
export function ApplyPanel({ loaded, path, url, signIn, mine = null }: ApplyPanelProps) {
  const { job, company, pay, freshness, refusal, sideJobNote, application, scout, closed } = loaded
  const isSignedIn = useAccount() !== null
  // While applications are still being counted, one row says so.
  const rows = [...applicationRows(application), promiseRow(scout), mismatchRow(scout)].filter(({ figure }, at) => at === 0 || application || figure)
  const followed = { company_id: company.id, job_id: job.id }
  const save = <SaveButton followed={followed} marked={job.is_bookmarked_by_me} title={job.position_title} />
  const favorite = isSignedIn ? (
    <FavoriteButton followed={followed} marked={job.is_favorited_by_me} title={job.position_title} />
  ) : (
    <VisitorFollow followed={followed} path={path}>
      <button type="submit" name="form" value="favorite" className="button wide">
        <Icon name="heart" />
        気になる
      </button>
    </VisitorFollow>
  )
  const toApply = useApplyPath()
  const { share, median } = responseWords(application)
  return (
    <aside className="buy" aria-label="年収と応募">
      <div className={`panel ${styles.facts}`}>
        <div>
          <p className="small muted">{pay.label}</p>
          <Salary pay={pay} size="big" />
          {pay.notes.map((note) => (
            <p key={note} className="small muted">
              {note}
            </p>
          ))}
        </div>
        {!closed && company.is_unclaimed && <SourceActions url={job.source_url} save={save} favorite={job.is_favorited_by_me && favorite} />}
        {!closed && !company.is_unclaimed && (
          <ApplyActions
            refusal={mine?.refusal ?? refusal}
            note={sideJobNote}
            isApplied={mine?.isApplied ?? false}
            paths={{
              apply: toApply(followed),
              ask: isSignedIn ? `${href('/message/job_offer/detail')}?company_id=${company.id}&job_id=${job.id}` : signIn,
            }}
            favorite={favorite}
            save={save}
          />
        )}
        {closed ? (
          <div>
            <p className="small muted">最後の確認日</p>
            <p className="fresh mid">{freshness.day}</p>
            <p className="small muted">{confirmedBy(job.confirmed_by)}</p>
          </div>
        ) : (
          <div>
            <p className="small muted">確認日</p>
            <FreshnessLine freshness={freshness} />
            <p className={styles.scale} aria-hidden="true">
              <span>当日</span>
              <span>30日</span>
              <span>45日</span>
            </p>
            <p className="small muted">
              {freshness.state === 'old' ? `再確認を待っています。このままだと${freshness.leaves_on}に一覧から外れます。` : confirmedBy(job.confirmed_by)}
            </p>
          </div>
        )}
      </div>
      {!company.is_unclaimed && (
        <FoldedPart className="panel" heading="この会社の返信" line={`応募への回答 ${share}${median && `（${median}）`}`}>
          <ResponseFiguresList rows={rows} />
          <p className={`small ${styles.how}`}>
            <Link to={`${href('/about/metrics')}#responses`}>算出方法</Link>
          </p>
        </FoldedPart>
      )}
      <div className={`row small ${styles.more}`}>
        <Link to={`${href('/about/contact')}?about=${encodeURIComponent(path)}`}>この求人を通報する</Link>
        {!closed && !isSignedIn && (
          <VisitorFollow followed={followed} path={path}>
            <button type="submit" name="form" value="hide" className={styles.quiet}>
              興味なし
            </button>
          </VisitorFollow>
        )}
        {isSignedIn && (
          <>
            {!company.is_hidden_by_me && <HideButton followed={followed} hidden={job.is_hidden_by_me} title={job.position_title} className={styles.quiet} />}
            <HideButton followed={followed} hidden={company.is_hidden_by_me} title={company.name} of="company" className={styles.quiet} />
          </>
        )}
        <ShareJob url={url} title={job.position_title} />
      </div>
    </aside>
  )
}

/** The actions on a job whose company has no members here: apply where it was first published, or save it. 気になる would reach nobody; a candidate can take an old one back. */
const SourceActions = ({ url, save, favorite }: { url: string | null; save: ReactNode; favorite: ReactNode }) => (
  <div className="acts">
    <p className="small whole">
      まだこの会社の人は登録していません。ここからは応募できません。
      {url ? '元の求人のページから応募してください。' : '会社のサイトから問い合わせてください。'}
      「気になる」も、会社の人が登録するまではだれにも伝わりません。
    </p>
    {url && (
      <p className="whole">
        <OutLink href={url}>元の求人を見る</OutLink>
      </p>
    )}
    {save}
    {favorite}
  </div>
)
