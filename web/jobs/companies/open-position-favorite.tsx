import type { Company } from '#contract/companies/pages/companies.ts'
import { FavoriteButton } from '../follow/favorite-button.tsx'
import { SaveButton } from '../follow/save-button.tsx'
import { VisitorFollow } from '../follow/visitor-follow.tsx'
import { useAccount } from '#web/platform/shell/account/use-account.ts'
import { Icon } from '#web/ui/icon.tsx'

/** 気になる and 保存 for the company itself, which stands for its open position. */
export function OpenPositionFavorite({ company: { id, name, is_favorited_by_me, is_bookmarked_by_me }, path }: { company: Company; path: string }) {
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
