import { Form } from 'react-router'
import { clockText } from '#contract/platform/time/japan-time.ts'
import type { OperatorBatch } from '#contract/operations/companies/operator-batches.ts'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import './undo-batch-note.css'

const did: Record<OperatorBatch['kind'], string> = {
  approve_companies: '社を承認しました。',
  close_jobs: '件の公開を止め、理由を企業に知らせました。',
  ask_confirmations: '件の確認を、企業に求めました。',
}
const undone: Record<OperatorBatch['kind'], string> = {
  approve_companies: '社の承認を元に戻しました。',
  close_jobs: '件の公開を元に戻しました。',
  ask_confirmations: '件の確認の求めを取り消しました。送り終えたメールは取り消せません。',
}
const left = { changed: 'そのあとに動きがあったため、元に戻していません。', gone: 'もうありません。' }

/** How something done to several ended, each that could not be done with its reason, and the way back while there is one. */
export function UndoBatchNote({ batch, now }: { batch: OperatorBatch | null; now: string }) {
  if (!batch) return null
  const done = batch.items.filter(({ refusal }) => refusal === null)
  const refused = batch.items.filter(({ refusal }) => refusal !== null)
  const restored = batch.items.filter(({ undo_outcome }) => undo_outcome === 'restored')
  const kept = batch.items.filter(({ undo_outcome }) => undo_outcome === 'changed' || undo_outcome === 'gone')
  const mayUndo = !batch.undone_at && done.length > 0 && Date.parse(batch.undo_until) > Date.parse(now)
  return (
    <section className="batch-note panel" aria-label="まとめてした操作">
      <output>
        {batch.undone_at ? (
          <>
            {restored.length}
            {undone[batch.kind]}
          </>
        ) : (
          <>
            {done.length}
            {did[batch.kind]}
          </>
        )}
      </output>
      {refused.length > 0 && !batch.undone_at && (
        <ul>
          {refused.map(({ id, name, refusal }) => (
            <li key={id}>
              <b>
                <bdi>{name}</bdi>
              </b>
              ：{refusal}
            </li>
          ))}
        </ul>
      )}
      {kept.length > 0 && (
        <ul>
          {kept.map(({ id, name, undo_outcome }) => (
            <li key={id}>
              <b>
                <bdi>{name}</bdi>
              </b>
              ：{left[undo_outcome as keyof typeof left]}
            </li>
          ))}
        </ul>
      )}
      {mayUndo && (
        <Form method="post">
          <input type="hidden" name="batch" value={batch.id} />
          <SubmitButton look="small" intent="undo">
            元に戻す
          </SubmitButton>
          <span className="small muted">{clockText(batch.undo_until)}まで</span>
        </Form>
      )}
    </section>
  )
}
