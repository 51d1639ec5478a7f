import { Suspense, useState } from 'react'
import { useSubmit } from 'react-router'
import { useAccount } from '#web/platform/shell/account/use-account.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { Icon } from '#web/ui/icon.tsx'
import { FollowForm } from './follow-form.tsx'
import { followClass, FollowLabel, type FollowSize } from './follow-label.tsx'
import { FOLLOW_PATH, type Followed } from './follow-path.ts'
import { useFollow } from './use-follow.ts'

const FirstFavoriteDialog = lazyPart(() => import('./first-favorite-dialog.tsx'))

type FavoriteButtonProps = { followed: Followed; marked: boolean; title: string; size?: FollowSize }

/** 気になる as a toggle: its name stays, its heart fills. Before the first one a dialog says what the company learns; without scripts a page does. */
export function FavoriteButton({ followed, marked, title, size = 'wide' }: FavoriteButtonProps) {
  const { fetcher, intent } = useFollow('favorite', followed)
  const submit = useSubmit()
  const [isAsked, setAsked] = useState(false)
  const isFirst = useAccount()?.has_favorites === false
  const isMarked = intent ? intent === 'favorite' : marked
  const send = (form: 'favorite' | 'save') => {
    setAsked(false)
    // The button for 保存 stands beside this one, and reports its own result.
    const fetcherKey = `${form}-${followed.company_id}-${followed.job_id}`
    void submit({ ...followed, form }, { method: 'post', action: FOLLOW_PATH, navigate: false, fetcherKey })
  }
  return (
    <>
      <FollowForm
        fetcher={fetcher}
        followed={followed}
        intent={isMarked ? 'unfavorite' : 'favorite'}
        {...(isFirst && !isMarked ? { onAsk: () => setAsked(true) } : {})}
      >
        <button type="submit" className={followClass[size]} aria-pressed={isMarked}>
          <Icon name="heart" />
          <FollowLabel size={size} label="気になる" title={title} />
        </button>
      </FollowForm>
      {isAsked && (
        <Suspense>
          <FirstFavoriteDialog title={title} onSend={send} onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </>
  )
}
