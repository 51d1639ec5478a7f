import { Icon } from '#web/ui/icon.tsx'
import { isolated } from '#web/ui/text/isolated.ts'
import type { Followed } from '../follow/follow-path.ts'
import { VisitorFollow } from '../follow/visitor-follow.tsx'

/** The form of one card, for the button in its menu. */
export const visitorFormOf = ({ job_id }: Followed) => `follow-${job_id}`

type VisitorCardActionsProps = { followed: Followed; path: string; title: string; canFavorite: boolean }

/** 気になる and 保存 of somebody who signs in first: one form for all buttons of a card, as a list has twenty cards. */
export const VisitorCardActions = ({ followed, path, title, canFavorite }: VisitorCardActionsProps) => (
  <VisitorFollow followed={followed} path={path} className="job-acts" id={visitorFormOf(followed)}>
    {canFavorite && (
      <button type="submit" name="form" value="favorite" className="hit" aria-label={`気になる：${isolated(title)}（会社に伝わります。ログインが必要です）`}>
        <Icon name="heart" />
      </button>
    )}
    <button type="submit" name="form" value="save" className="hit" aria-label={`保存：${isolated(title)}（会社には伝わりません。ログインが必要です）`}>
      <Icon name="bookmark" />
    </button>
  </VisitorFollow>
)
