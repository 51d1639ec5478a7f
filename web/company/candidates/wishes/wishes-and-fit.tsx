import { Link } from 'react-router'
import { ProfileTerms } from '#web/candidates/visibility/profile-terms.tsx'
import { FitSection } from './fit-section.tsx'
import type { LoadedWishes } from './load-wishes.ts'
import './wishes.css'

type WishesAndFitProps = {
  /** Null: nobody opened it here, and today the member has not looked at the profile as it is now. */
  wishes: LoadedWishes | null
  /** Where it is open. */
  to: string
}

/** 希望と適合 beside a conversation. It says before it is opened that the candidate will see it. */
export const WishesAndFit = ({ wishes, to }: WishesAndFitProps) => (
  <section className="wishes" id="wishes" aria-labelledby="wishes-title">
    <h2 id="wishes-title" tabIndex={-1}>
      希望と適合
    </h2>
    {wishes === null ? (
      <>
        <p className="small muted">開くとプロフィールの閲覧として、候補者の「見られた記録」に残ります（1日に1回）。</p>
        <Link className="button small" to={to} preventScrollReset>
          希望と適合を開く
        </Link>
      </>
    ) : 'refused' in wishes ? (
      <p className="small">{wishes.refused}</p>
    ) : (
      <>
        {wishes.wishes.length > 0 ? <ProfileTerms terms={wishes.wishes} /> : <p className="small muted">希望は入力されていません。</p>}
        <FitSection match={wishes.match} job={wishes.job} />
        <p className="small muted">今日の閲覧は記録済みです。</p>
      </>
    )}
  </section>
)
