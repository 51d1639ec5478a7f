import { useEffect } from 'react'
import { href, Link, useActionData, useFetcher } from 'react-router'
import type { WorkExperience } from '#contract/candidates/profiles/candidate-profiles.ts'
import type { Lookups } from '#contract/platform/lookups/lookups.ts'
import { showToast } from '#web/platform/calls/toasts.ts'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { Icon } from '#web/ui/icon.tsx'
import { isolated } from '#web/ui/text/isolated.ts'
import { useScripted } from '#web/ui/use-scripted.ts'
import { Visibility } from '../fields/section-form.tsx'
import { periodOf } from './period-of.ts'
import '../frame/profile.css'

export type HistoryResult = FormResult & { removed?: WorkExperience }
type HistorySectionProps = {
  allowed: readonly number[]
  experiences: WorkExperience[]
  today: { year: number; month: number }
  employmentTypes: Lookups['work_employment_types']
}

/** The history in its order. A candidate can restore a removed employer. */
export function HistorySection({ experiences, allowed, today, employmentTypes }: HistorySectionProps) {
  const fetcher = useFetcher<HistoryResult>({ key: 'profile-history' })
  const posted = useActionData<HistoryResult>()
  const result = fetcher.data ?? (posted?.form === 'history' ? posted : undefined)
  const isScripted = useScripted()
  const { submit } = fetcher
  const told = fetcher.data?.saved ? fetcher.data : undefined
  useEffect(() => {
    if (!told?.sentence) return
    const { sentence, removed } = told
    const restore = { form: 'history', intent: 'restore', removed: JSON.stringify(removed) }
    showToast(sentence, removed ? { undo: () => submit(restore, { method: 'post', action: href('/profile') }) } : {})
  }, [told, submit])

  return (
    <section className="sec" id="history" aria-labelledby="history-title">
      <header>
        <h2 id="history-title">職歴</h2>
        <Link className="button small" to={href('/profile/work_experience')}>
          追加する
        </Link>
      </header>
      <Visibility>会社名は、明かすまで企業に見えません。ここにある会社には、プロフィールそのものが見えません</Visibility>
      <fetcher.Form method="post" action={`${href('/profile')}#history`} className="history">
        <input type="hidden" name="form" value="history" />
        <FormRefusal result={result} />
        {!isScripted && result?.saved && result.removed && (
          <div className="note row">
            <output>{result.sentence}</output>
            <input type="hidden" name="removed" value={JSON.stringify(result.removed)} />
            <button type="submit" name="intent" value="restore" className="button small">
              元に戻す
            </button>
          </div>
        )}
        {experiences.length === 0 && <p className="prose muted">職歴は、まだありません。いまの仕事から入れてください。</p>}
        <ol className="history">
          {experiences.map((experience, place) => (
            <HistoryEntry
              key={experience.user_work_experience_id}
              experience={experience}
              today={today}
              isAllowed={allowed.includes(experience.user_work_experience_id ?? 0)}
              employmentType={employmentTypes.find(({ id }) => id === experience.employment_type)?.name}
              isFirst={place === 0}
              isLast={place === experiences.length - 1}
            />
          ))}
        </ol>
      </fetcher.Form>
    </section>
  )
}

type HistoryEntryProps = {
  experience: WorkExperience
  today: { year: number; month: number }
  employmentType?: string
  isAllowed: boolean
  isFirst: boolean
  isLast: boolean
}

function HistoryEntry({ experience, today, employmentType, isAllowed, isFirst, isLast }: HistoryEntryProps) {
  const { user_work_experience_id: id, organization_name: name, department_position, work_summary } = experience
  return (
    <li className="job-h">
      <div className="row between">
        <h3>
          <bdi>{name}</bdi>
        </h3>
        {isAllowed ? (
          <Link className="label" to={href('/settings/privacy')}>
            <Icon name="eye" />
            この会社に見せています
          </Link>
        ) : (
          <span className="label">
            <Icon name="lock" />
            この会社をブロック中
          </span>
        )}
      </div>
      <p className="small muted">{[periodOf(experience, today), employmentType, department_position].filter(Boolean).join('・')}</p>
      {work_summary ? <p className="work-summary">{work_summary}</p> : <p className="small muted">仕事の内容は、まだありません。</p>}
      <div className="row acts">
        <Link className="button bare small" to={`${href('/profile/work_experience')}?id=${id}`} aria-label={`${isolated(name)}を編集する`}>
          編集する
        </Link>
        {!isFirst && <Act value={`up:${id}`} label={`${name}を上へ`} text="上へ" />}
        {!isLast && <Act value={`down:${id}`} label={`${name}を下へ`} text="下へ" />}
        <Act value={`remove:${id}`} label={`${name}を削除する`} text="削除する" />
      </div>
    </li>
  )
}

const Act = ({ value, label, text }: { value: string; label: string; text: string }) => (
  <button type="submit" name="intent" value={value} className="button bare small" aria-label={label}>
    {text}
  </button>
)
