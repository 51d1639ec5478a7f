import { href, Link } from 'react-router'
import { favoriteDetails } from '../../follow/follow-sentences.ts'
import type { WayIn } from './load-way-in.ts'

const goesOn = {
  apply: 'への応募に進みます。',
  favorite: 'に「気になる」を送ります。',
  save: 'を保存します。会社には伝わりません。',
  hide: 'を「興味なし」にします。一覧に出しません。',
}

/** Where signing in or signing up leads: the job, and the act on it. */
export function WayInNote({ wayIn, by }: { wayIn: WayIn; by: 'ログイン' | '登録' }) {
  const { act, title, company, job_id, isOver } = wayIn
  if (isOver)
    return (
      <p className="note warn">
        {title ? (
          <>
            「<bdi>{title}</bdi>」（<bdi>{company}</bdi>）の募集は終了しました。
          </>
        ) : (
          'この求人の募集は終了したか、公開されていません。'
        )}
        {by}のあとで、近い求人を案内します。
      </p>
    )
  return (
    <p className="note">
      {by}すると、
      {job_id > 0 ? (
        <Link to={`${href('/job_offer/detail')}?id=${job_id}`}>
          「<bdi>{title}</bdi>」
        </Link>
      ) : (
        <>
          「<bdi>{title}</bdi>」
        </>
      )}
      （<bdi>{company}</bdi>）{goesOn[act]}
      {act === 'favorite' && favoriteDetails}
    </p>
  )
}
