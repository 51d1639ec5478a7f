import { useLocation } from 'react-router'
import { useAccount } from '#web/shell/account/use-account.ts'
import { Icon } from '#web/ui/icon.tsx'
import { FollowForm } from './follow-form.tsx'
import type { Followed } from './follow-path.ts'
import { useFollow } from './use-follow.ts'
import { VisitorFollow } from './visitor-follow.tsx'

type SaveButtonProps = { followed: Followed; marked: boolean; title: string; small?: boolean }

/** 保存, for oneself: no company hears of it. A visitor signs in first. It stands on its own, on a card as on a page. */
export function SaveButton({ followed, marked, title, small = false }: SaveButtonProps) {
  const { pathname, search } = useLocation()
  const { fetcher, intent } = useFollow('save', followed)
  const isMarked = intent ? intent === 'save' : marked
  const className = small ? 'button small' : 'button wide'
  if (!useAccount())
    return (
      <VisitorFollow followed={followed} path={pathname + search}>
        <button type="submit" name="form" value="save" className={className}>
          <Icon name="bookmark" />
          保存<span className="vh">：{title}（会社には伝わりません。ログインが必要です）</span>
        </button>
      </VisitorFollow>
    )
  return (
    <FollowForm fetcher={fetcher} followed={followed} intent={isMarked ? 'unsave' : 'save'}>
      <button type="submit" className={className} aria-pressed={isMarked}>
        <Icon name="bookmark" />
        保存<span className="vh">：{title}（会社には伝わりません）</span>
      </button>
    </FollowForm>
  )
}
