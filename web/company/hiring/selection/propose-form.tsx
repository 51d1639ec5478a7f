import { useState } from 'react'
import { href, useSearchParams } from 'react-router'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { SavedInputNote } from '#web/platform/forms/kept/saved-input-note.tsx'
import { useSavedInput } from '#web/platform/forms/kept/use-saved-input.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { type MeetingChoice, MeetingFields, type Proposal } from './interviewers/meeting-fields.tsx'
import { AskForTimes } from './interviewers/suggested-times.tsx'

type ProposeFormProps = MeetingChoice & {
  applicationId: string
  result: FormResult | undefined
  clientId: string | undefined
  /** Where it stands alone. */
  isOpen?: boolean
}

/** Offers times for a meeting in a conversation. */
export function ProposeForm({ applicationId, result, clientId, interviewers, taken, kits, isOpen = false }: ProposeFormProps) {
  // Idempotent: a second press creates no second proposal.
  const [client_id] = useState(() => clientId ?? crypto.randomUUID())
  const [asked] = useSearchParams()
  const of = usePageForm<Proposal>('propose', { minutes: asked.get('minutes') ?? '30', time_zone: 'Asia/Tokyo' }, result)
  const begun = { interviewer_ids: asked.getAll('with') }
  const chosen = { interviewer_ids: of.choices('interviewer_ids', begun.interviewer_ids).chosen, minutes: of.valueOf('minutes') }
  const { form, ...kept } = useSavedInput(`propose-${applicationId}`, of.answer)
  return (
    <details className="panel" open={of.refused !== undefined || kept.state === 'restored' || asked.has('with') || isOpen || undefined}>
      <summary>面談・面接の候補日を送る</summary>
      {interviewers.length > 0 && (
        <AskForTimes page={href('/online/companies/selection/detail')} hidden={{ id: applicationId }} interviewers={interviewers} begun={chosen} />
      )}
      <PageForm of={of} hidden={{ client_id, application_id: applicationId }} ref={form}>
        <MeetingFields
          {...{ of, begun, interviewers, taken, kits }}
          typeHint="面談では選考をしません。終わったあと、どちらだったかを相手が答えます。"
          hint="候補者が1つ選びます。不要な欄は空欄のままで構いません。"
          mayTick={asked.has('with')}
        />
        <SavedInputNote kept={kept} />
        <SubmitButton look="primary" intent="propose">
          候補日を送る
        </SubmitButton>
      </PageForm>
    </details>
  )
}
