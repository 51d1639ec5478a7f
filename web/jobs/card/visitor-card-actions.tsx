import { Icon } from '#web/ui/icon.tsx'
import { followClass, FollowLabel, type FollowSize } from '../follow/follow-label.tsx'
import { FOLLOW_PATH, type Followed } from '../follow/follow-path.ts'

const FORM = 'list-follow'

/** The one form of a visitor's list, for the buttons of all its cards: a form in each would be twenty more elements, each with the address of the page. */
export const VisitorListForm = ({ path }: { path: string }) => (
  <form method="post" action={FOLLOW_PATH} id={FORM} hidden>
    <input type="hidden" name="next" value={path} />
  </form>
)

/** For a button outside of that form, which does one thing to one job. */
export const visitorAct = (form: 'favorite' | 'save' | 'hide', { company_id, job_id }: Followed) => ({
  type: 'submit' as const,
  form: FORM,
  formAction: `${FOLLOW_PATH}?${new URLSearchParams({ company_id: String(company_id), job_id: String(job_id) })}`,
  name: 'form',
  value: form,
})

/** 気になる of somebody who signs in first. */
export const VisitorFavorite = ({ followed, title, size = 'icon' }: { followed: Followed; title: string; size?: FollowSize }) => (
  <button {...visitorAct('favorite', followed)} className={followClass[size]}>
    <Icon name="heart" />
    <FollowLabel size={size} label="気になる" title={title} note="（会社に伝わります。ログインが必要です）" />
  </button>
)
