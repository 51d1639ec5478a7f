import { useEffect, useState } from 'react'
import { href, Link } from 'react-router'
import { asksForReason, ReasonForm } from '#web/company/hiring/selection/promise/reason-form.tsx'
import { ProposeForm } from '#web/company/hiring/selection/propose-form.tsx'
import { api } from '#web/platform/api/api.ts'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useFrontDialog } from '#web/work/parts/use-front-dialog.ts'
import './propose-dialog.css'

type Choice = Pick<Parameters<typeof ProposeForm>[0], 'interviewers' | 'taken' | 'kits'>
type ProposeDialogProps = {
  candidate: { id: string; name: string }
  applicationId: string
  clientId: string
  result: FormResult | undefined
  onClose: () => void
}

/** Offers times for a meeting of one selection without leaving the conversation. */
export function ProposeDialog({ candidate, applicationId, clientId, result, onClose }: ProposeDialogProps) {
  const { leave, dialog } = useFrontDialog(onClose)
  const [choice, setChoice] = useState<Choice | 'failed'>()
  const ours = result?.form === 'propose' ? result : undefined
  const [first] = useState(ours)
  const answer = ours === first ? undefined : ours
  const refused = asksForReason(answer)
  useEffect(() => {
    loadChoice(applicationId).then(setChoice, () => setChoice('failed'))
  }, [applicationId])
  useEffect(() => {
    if (answer?.saved) leave()
  })
  return (
    <dialog className="front-dialog propose-dialog" aria-labelledby="propose-title" {...dialog}>
      <header>
        <h2 id="propose-title">候補日を送る</h2>
        <button type="button" className="button icon bare" aria-label="閉じる" onClick={leave}>
          <Icon name="close" />
        </button>
      </header>
      {refused ? <ReasonForm refused={refused} back={`?candidate_id=${candidate.id}`} name={candidate.name} own={[]} /> : <FormRefusal result={answer} />}
      {choice === undefined && <output>読み込んでいます。</output>}
      {choice === 'failed' ? (
        <p>
          読み込めませんでした。<Link to={selectionPath(applicationId)}>選考のページから送る</Link>
        </p>
      ) : (
        choice && (
          <div hidden={refused !== undefined}>
            <ProposeForm applicationId={applicationId} clientId={clientId} result={answer} isOpen {...choice} />
          </div>
        )
      )}
    </dialog>
  )
}

export const selectionPath = (id: string) => `${href('/online/companies/selection/detail')}?id=${id}`

/** Who can meet the candidate, and when: none of it opens the profile. */
async function loadChoice(id: string): Promise<Choice> {
  const { company_users } = await api()
  const [{ interviewers, taken }, { sheets }] = await Promise.all([company_users.meetings.interviewers({ id }), company_users.scorecards.list({ id })])
  return { interviewers, taken, kits: sheets.flatMap(({ kit, is_kit_archived }) => (is_kit_archived ? [] : [kit])) }
}
