import { Icon } from '#web/ui/icon.tsx'
import { FollowForm } from './follow-form.tsx'
import type { Followed } from './follow-path.ts'
import { useFollow } from './use-follow.ts'

type FavoriteButtonProps = { followed: Followed; marked: boolean; title: string; size?: 'wide' | 'small' | 'icon' }

const looks = { wide: 'button wide', small: 'button small', icon: 'hit' }

/** 気になる, pressed or not: its name stays, its heart fills. */
export function FavoriteButton({ followed, marked, title, size = 'wide' }: FavoriteButtonProps) {
  const { fetcher, intent } = useFollow('favorite', followed)
  const isMarked = intent ? intent === 'favorite' : marked
  return (
    <FollowForm fetcher={fetcher} followed={followed} intent={isMarked ? 'unfavorite' : 'favorite'}>
      <button type="submit" className={looks[size]} aria-pressed={isMarked}>
        <Icon name="heart" />
        {size === 'icon' ? (
          <span className="vh">気になる：{title}</span>
        ) : (
          <>
            気になる<span className="vh">：{title}</span>
          </>
        )}
      </button>
    </FollowForm>
  )
}
