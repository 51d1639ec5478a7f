import { Link } from 'react-router'
import type { Company } from '#contract/companies.ts'
import { FavoriteButton } from '#web/jobs/follow/favorite-button.tsx'
import { useAccount } from '#web/shell/account/use-account.ts'
import { signInPath } from '#web/shell/guards/sign-in-path.ts'
import { Icon } from '#web/ui/icon.tsx'

/** 気になる for the company itself, which stands for its open position. */
export function OpenPositionFavorite({ company: { id, name, is_favorited_by_me }, path }: { company: Company; path: string }) {
  if (useAccount()) {
    return (
      <div className="whole">
        <FavoriteButton followed={{ company_id: id, job_id: 0 }} marked={is_favorited_by_me} title={`${name}のオープンポジション`} />
      </div>
    )
  }
  return (
    <Link className="button whole" to={signInPath(path)}>
      <Icon name="heart" />
      気になる
    </Link>
  )
}
