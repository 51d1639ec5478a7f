import { useEffect, useState } from 'react'
import { href, Link } from 'react-router'
import { ProposeForm } from '#web/company/hiring/selection/propose-form.tsx'
import { api } from '#web/platform/api/api.ts'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useFrontDialog } from '#web/work/parts/use-front-dialog.ts'
import './propose-dialog.css'
import './templates-dialog.css'

type Choice = Pick<Parameters<typeof ProposeForm>[0], 'interviewers' | 'taken' | 'kits'>
type ProposeDialogProps = { applicationId: string; clientId: string; result: FormResult | undefined; onClose: () => void }

/** Offers times for a meeting of one selection without leaving the conversation. */
export function ProposeDialog({ applicationId, clientId, result, onClose }: ProposeDialogProps) {
  const { leave, dialog } = useFrontDialog(onClose)
  const [choice, setChoice] = useState<Choice | 'failed'>()
  const ours = result?.form === 'propose' ? result : undefined
  const [first] = useState(ours)
  useEffect(() => {
    loadChoice(applicationId).then(setChoice, () => setChoice('failed'))
  }, [applicationId])
  useEffect(() => {
    if (ours !== first && ours?.saved) leave()
  })
  return (
    <dialog className="front-dialog propose-dialog" aria-labelledby="propose-title" {...dialog}>
      <header>
        <h2 id="propose-title">候補日を送る</h2>
        <button type="button" className="button icon bare" aria-label="閉じる" onClick={leave}>
          <Icon name="close" />
        </button>
      </header>
      {ours !== first && <FormRefusal result={ours} />}
      {choice === undefined && <output>読み込んでいます。</output>}
      {choice === 'failed' ? (
        <p>
          読み込めませんでした。<Link to={selectionPath(applicationId)}>選考のページから送る</Link>
        </p>
      ) : (
        choice && <ProposeForm applicationId={applicationId} clientId={clientId} result={ours === first ? undefined : ours} isOpen {...choice} />
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
