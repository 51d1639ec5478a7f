import type { Api } from '#contract/index.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'

/** What the forms of the board do: a note, or an objection to a stated reason. */
export async function actOnBoard({ candidate_users: { applications, progress_notes } }: Api, values: Record<string, unknown>, intent: string | null) {
  if (intent === 'dispute') {
    await applications.dispute_promise_reason({ id: textOf(values.id) })
    return '申し出を企業に伝えました。'
  }
  const [progress, outcome] = [textOf(values.progress), textOf(values.outcome)]
  await progress_notes.change({
    company_id: Number(values.company_id),
    progress: progress ? (Number(progress) as 2) : null,
    outcome: outcome ? (outcome as 'accepted') : null,
    note: textOf(values.note),
  })
  return 'メモを保存しました。'
}
