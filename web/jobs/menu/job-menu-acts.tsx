import { href, Link } from 'react-router'
import { useAccount } from '#web/platform/shell/account/use-account.ts'
import { Icon } from '#web/ui/icon.tsx'
import { visitorAct } from '../card/visitor-card-actions.tsx'
import { FollowForm } from '../follow/follow-form.tsx'
import { HideButton } from '../follow/hide-button.tsx'
import { useFollow } from '../follow/use-follow.ts'
import type { JobMenuProps } from './job-menu.tsx'
import { ShareAct } from './share-act.tsx'

/** The acts behind ⋯: keep the job, hand it on, see the company's others, hide it. */
export default function JobMenuActs({ job, company, isSavedBeside }: JobMenuProps) {
  const isSignedIn = useAccount() !== null
  const followed = { company_id: company.id, job_id: job.id }
  const title = job.position_title
  return (
    <>
      {!isSavedBeside &&
        (isSignedIn ? (
          <SaveAct followed={followed} marked={job.is_bookmarked_by_me} title={title} />
        ) : (
          <button {...visitorAct('save', followed)} className="menu-act">
            <SaveLabel title={title} note="（ログインが必要です）" />
          </button>
        ))}
      <ShareAct job={job} />
      <Link className="menu-act" to={`${href('/company/detail')}?id=${company.id}#jobs`} discover="none">
        <Icon name="building" />
        この企業の求人を見る
      </Link>
      <hr />
      {isSignedIn ? (
        <HideButton followed={followed} hidden={job.is_hidden_by_me} title={title} className="menu-act" icon="close" />
      ) : (
        <button {...visitorAct('hide', followed)} className="menu-act">
          <Icon name="close" />
          興味なし
          <span className="vh">（ログインが必要です）</span>
        </button>
      )}
    </>
  )
}

type SaveActProps = { followed: { company_id: number; job_id: number }; marked: boolean; title: string }

function SaveAct({ followed, marked, title }: SaveActProps) {
  const { fetcher, intent } = useFollow('save', followed)
  const isMarked = intent ? intent === 'save' : marked
  return (
    <FollowForm fetcher={fetcher} followed={followed} intent={isMarked ? 'unsave' : 'save'}>
      <button type="submit" className="menu-act">
        {isMarked ? (
          <>
            <Icon name="bookmark" />
            保存を取り消す
            <span className="vh">
              ：<bdi>{title}</bdi>
            </span>
          </>
        ) : (
          <SaveLabel title={title} />
        )}
      </button>
    </FollowForm>
  )
}

const SaveLabel = ({ title, note }: { title: string; note?: string }) => (
  <>
    <Icon name="bookmark" />
    保存する
    <span className="vh">
      ：<bdi>{title}</bdi>
      {note}
    </span>
    <small>自分だけ</small>
  </>
)
