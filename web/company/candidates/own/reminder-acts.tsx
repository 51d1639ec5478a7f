import type { PoolReminder } from '#contract/candidates/search/candidate-pools.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { inDays, inMonths } from './reminder-day.ts'

/** Done, or later: in the list of a pool, and at home. */
export const ReminderActs = ({ reminder: { list_id, candidate }, now }: { reminder: PoolReminder; now: Date }) => (
  <PageForm className="row" hidden={{ list_id, candidate_id: candidate.id }} preventScrollReset>
    <SubmitButton look="small" intent="finish">
      完了
      <Of name={candidate.name} />
    </SubmitButton>
    <SubmitButton look="small bare" intent={`postpone ${inDays(7, now)}`}>
      1週間後に
      <Of name={candidate.name} />
    </SubmitButton>
    <SubmitButton look="small bare" intent={`postpone ${inMonths(1, now)}`}>
      1か月後に
      <Of name={candidate.name} />
    </SubmitButton>
  </PageForm>
)

const Of = ({ name }: { name: string }) => (
  <span className="vh">
    ：<bdi>{name}</bdi>
  </span>
)
