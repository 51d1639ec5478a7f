import { Icon } from '#web/ui/icon.tsx'
import { isolated } from '#web/ui/text/isolated.ts'
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

type VisitorCardActionsProps = { followed: Followed; title: string; canFavorite: boolean }

/** 気になる and 保存 of somebody who signs in first. */
export const VisitorCardActions = ({ followed, title, canFavorite }: VisitorCardActionsProps) => (
  <div className="job-acts">
    {canFavorite && (
      <button {...visitorAct('favorite', followed)} className="hit" aria-label={`気になる：${isolated(title)}（会社に伝わります。ログインが必要です）`}>
        <Icon name="heart" />
      </button>
    )}
    <button {...visitorAct('save', followed)} className="hit" aria-label={`保存：${isolated(title)}（会社には伝わりません。ログインが必要です）`}>
      <Icon name="bookmark" />
    </button>
  </div>
)
