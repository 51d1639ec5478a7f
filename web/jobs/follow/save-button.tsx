import { useLocation } from 'react-router'
import { useAccount } from '#web/platform/shell/account/use-account.ts'
import { Icon } from '#web/ui/icon.tsx'
import { FollowForm } from './follow-form.tsx'
import { followClass, FollowLabel, type FollowSize } from './follow-label.tsx'
import type { Followed } from './follow-path.ts'
import { useFollow } from './use-follow.ts'
import { VisitorFollow } from './visitor-follow.tsx'

type SaveButtonProps = { followed: Followed; marked: boolean; title: string; size?: FollowSize }

/** 保存, for the candidate alone: no company learns of it. A visitor signs in first. Works separately, on a card as on a page. */
export function SaveButton({ followed, marked, title, size = 'wide' }: SaveButtonProps) {
  const { pathname, search } = useLocation()
  const { fetcher, intent } = useFollow('save', followed)
  const isMarked = intent ? intent === 'save' : marked
  if (!useAccount())
    return (
      <VisitorFollow followed={followed} path={pathname + search}>
        <button type="submit" name="form" value="save" className={followClass[size]}>
          <Icon name="bookmark" />
          <FollowLabel size={size} label="保存" title={title} note="（会社には伝わりません。ログインが必要です）" />
        </button>
      </VisitorFollow>
    )
  return (
    <FollowForm fetcher={fetcher} followed={followed} intent={isMarked ? 'unsave' : 'save'}>
      <button type="submit" className={followClass[size]} aria-pressed={isMarked}>
        <Icon name="bookmark" />
        <FollowLabel size={size} label="保存" title={title} note="（会社には伝わりません）" />
      </button>
    </FollowForm>
  )
}
