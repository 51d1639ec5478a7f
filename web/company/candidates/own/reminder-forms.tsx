import type { Reminder } from '#contract/candidates/search/candidate-pools.ts'
import { LONGEST_REMINDER_NOTE, reminderMonths } from '#contract/candidates/search/pool-limits.ts'
import { dateText } from '#contract/platform/time/japan-time.ts'
import { ChoiceField } from '#web/platform/forms/page-form/choice-field.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { TextField } from '#web/platform/forms/page-form/text-field.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { useScripted } from '#web/ui/use-scripted.ts'
import type { Colleague } from './load-own.ts'
import { inDays, inMonths } from './reminder-day.ts'

type Pool = { id: number; name: string }
type Props = { candidate_id: string; pools: Pool[]; reminders: Reminder[]; members: Colleague[]; now: Date }

/** When to come back to a candidate, for each pool in which they stand. */
export const ReminderForms = ({ pools, ...props }: Props) => (
  <section className="own-part" aria-label="リマインダー">
    <h3>リマインダー</h3>
    {pools.length === 0 && <p className="small muted">リストに入れると、連絡する日を決められます。</p>}
    {pools.map((pool) => (
      <ReminderForm key={pool.id} pool={pool} {...props} />
    ))}
  </section>
)

function ReminderForm({ pool, candidate_id, reminders, members, now }: Omit<Props, 'pools'> & { pool: Pool }) {
  const name = `remind-${pool.id}`
  const reminder = reminders.find(({ list_id }) => list_id === pool.id)
  const form = usePageForm<{ due_on: string; note: string; company_user_id: string }>(name, {
    due_on: reminder?.due_on ?? inMonths(3, now),
    note: reminder?.note ?? '',
    company_user_id: reminder?.assignee?.id ?? '',
  })
  return (
    <details className="own-reminder" open={form.refused !== undefined || undefined} key={reminder?.due_on}>
      <summary>
        <bdi>{pool.name}</bdi>：{reminder ? `${dateText(`${reminder.due_on}T00:00:00+09:00`, now)}に連絡` : '連絡する日を決める'}
      </summary>
      <PageForm of={form} hidden={{ candidate_id, list_id: pool.id }} className="own-form" preventScrollReset>
        <TextField of={form} name="due_on" label="連絡する日" type="date" min={inDays(0, now)} required />
        <Presets now={now} />
        <ChoiceField
          of={form}
          name="company_user_id"
          label="担当"
          none="未割り当て（管理者と採用担当者に通知）"
          names={members.map(({ id, name: who }) => [id, who] as const)}
        />
        <TextField of={form} name="note" label="メモ" need="may" maxLength={LONGEST_REMINDER_NOTE} />
        <div className="row">
          <SubmitButton look="small" intent="remind">
            リマインダーを保存
          </SubmitButton>
          {reminder && (
            <SubmitButton look="small" intent="finish" formNoValidate>
              完了
            </SubmitButton>
          )}
        </div>
      </PageForm>
    </details>
  )
}

/** Writes the usual days into the field of this form. */
function Presets({ now }: { now: Date }) {
  if (!useScripted()) return null
  return (
    <div className="row">
      {reminderMonths.map((months) => (
        <button
          key={months}
          type="button"
          className="button small"
          onClick={({ currentTarget }) => {
            const field = currentTarget.form?.elements.namedItem('due_on')
            if (field instanceof HTMLInputElement) field.value = inMonths(months, now)
          }}
        >
          {months}か月後
        </button>
      ))}
    </div>
  )
}
