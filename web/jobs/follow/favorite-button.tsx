import { Icon } from '#web/ui/icon.tsx'
import { FollowForm } from './follow-form.tsx'
import type { Followed } from './follow-path.ts'
import { useFollow } from './use-follow.ts'

type FavoriteButtonProps = { followed: Followed; marked: boolean; title: string; small?: boolean }

/** 気になる, pressed or not: its name stays, its heart fills. */
export function FavoriteButton({ followed, marked, title, small = false }: FavoriteButtonProps) {
  const { fetcher, intent } = useFollow('favorite', followed)
  const isMarked = intent ? intent === 'favorite' : marked
  return (
    <FollowForm fetcher={fetcher} followed={followed} intent={isMarked ? 'unfavorite' : 'favorite'}>
      <button type="submit" className={small ? 'button small' : 'button wide'} aria-pressed={isMarked}>
        <Icon name="heart" />
        気になる<span className="vh">：{title}</span>
      </button>
    </FollowForm>
  )
}
