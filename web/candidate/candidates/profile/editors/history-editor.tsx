import { Link, useActionData, useFetcher, useLocation } from 'react-router'
import type { WorkExperience } from '#contract/candidates/profiles/candidate-profiles.ts'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { Icon } from '#web/ui/icon.tsx'
import { isolated } from '#web/ui/text/isolated.ts'
import type { LoadedProfile } from '../frame/load-profile.ts'
import { periodOf } from '../history/period-of.ts'

type HistoryResult = FormResult & { removed?: WorkExperience }
type Props = { loaded: LoadedProfile; allowed: readonly number[]; action: string; editPath: (id: string) => string }

/** The employers in their order. A candidate can restore a removed one. */
export function HistoryEditor({ loaded: { profile, today, lookups }, allowed, action, editPath }: Props) {
  const fetcher = useFetcher<HistoryResult>({ key: 'profile-history' })
  const posted = useActionData<HistoryResult>()
  const result = fetcher.data ?? (posted?.form === 'history' ? posted : undefined)
  const { work_experiences: experiences } = profile
  // Where the sheet was opened from, for the sheet that takes its place.
  const { state } = useLocation()
  return (
    <>
      <p className="hint">会社名は「経歴」の段階まで企業に見えません。ここにある会社には、プロフィールそのものが見えません。</p>
      <p>
        <Link className="button" to={editPath('work')} preventScrollReset replace data-stays state={state}>
          <Icon name="plus" />
          職歴を追加する
        </Link>
      </p>
      <fetcher.Form method="post" action={action} className="history">
        <input type="hidden" name="form" value="history" />
        <FormRefusal result={result} />
        {result?.saved && result.removed && (
          <div className="note row">
            <output>{result.sentence}</output>
            <input type="hidden" name="removed" value={JSON.stringify(result.removed)} />
            <button type="submit" name="intent" value="restore" className="button small">
              元に戻す
            </button>
          </div>
        )}
        {experiences.length === 0 && <p className="muted">職歴は、まだありません。いまの仕事から入力してください。</p>}
        <ol className="history">
          {experiences.map((experience, place) => (
            <HistoryEntry
              key={experience.user_work_experience_id}
              state={state}
              experience={experience}
              about={[
                periodOf(experience, today),
                lookups.work_employment_types.find(({ id }) => id === experience.employment_type)?.name,
                experience.department_position,
              ]}
              isAllowed={allowed.includes(experience.user_work_experience_id ?? 0)}
              isFirst={place === 0}
              isLast={place === experiences.length - 1}
              to={`${editPath('work')}&id=${experience.user_work_experience_id}`}
            />
          ))}
        </ol>
      </fetcher.Form>
    </>
  )
}

type HistoryEntryProps = {
  state: unknown
  experience: WorkExperience
  about: (string | undefined)[]
  isAllowed: boolean
  isFirst: boolean
  isLast: boolean
  to: string
}

function HistoryEntry({ state, experience, about, isAllowed, isFirst, isLast, to }: HistoryEntryProps) {
  const { user_work_experience_id: id, organization_name: name } = experience
  return (
    <li className="job-h">
      <h3>
        <bdi>{name}</bdi>
      </h3>
      <p className="small muted">{about.filter(Boolean).join('・')}</p>
      <p className="small muted">
        <Icon name={isAllowed ? 'eye' : 'lock'} /> {isAllowed ? 'この会社に見せています' : 'この会社をブロック中'}
      </p>
      <div className="row acts">
        <Link className="button bare small" to={to} preventScrollReset replace data-stays state={state} aria-label={`${isolated(name)}を編集`}>
          編集
        </Link>
        {!isFirst && <Act value={`up:${id}`} label={`${name}を上へ`} text="上へ" />}
        {!isLast && <Act value={`down:${id}`} label={`${name}を下へ`} text="下へ" />}
        <Act value={`remove:${id}`} label={`${name}を削除`} text="削除" />
      </div>
    </li>
  )
}

const Act = ({ value, label, text }: { value: string; label: string; text: string }) => (
  <button type="submit" name="intent" value={value} className="button bare small" aria-label={label}>
    {text}
  </button>
)
