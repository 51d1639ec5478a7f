import { useState } from 'react'
import type { LintFinding } from '#contract/jobs/postings/state/lint-finding.ts'
import type { OperatorAccount } from '#contract/accounts/operators/operator-accounts.ts'
import type { Report } from '#contract/operations/reports/operator-reports.ts'
import { Field } from '#web/platform/forms/field.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { FindingTicks } from '../../queue/finding-ticks.tsx'
import { hasFinding, reasonOf, withFinding } from '../../queue/reason-lines.ts'

type Stop = { intent: 'close_job' | 'close_story'; label: string; note: string; hidden: Record<string, number> }

/** What of the reported thing an operator can take down from here. */
function stopOf({ job_id, story_id, read_now: now }: Report, acts: OperatorAccount['acts']): Stop | null {
  const isPublic = now?.state === 'published' || now?.state === 'paused'
  if (!isPublic || !acts.includes('close_jobs')) return null
  if (story_id !== null)
    return { intent: 'close_story', label: 'ストーリーの公開を停止', note: '企業ページからすぐに消えます。再公開には審査があります。', hidden: { story_id } }
  if (job_id === null) return null
  return { intent: 'close_job', label: '求人の公開を停止', note: 'すぐに検索と一覧から消えます。10分以内なら元に戻せます。', hidden: { job_id } }
}

type Props = { report: Report; findings: LintFinding[]; text: string; acts: OperatorAccount['acts'] }

/** What stands against the reported text, and where it can be taken down, the reason that is made of it. */
export function StopSection({ report, findings, text, acts }: Props) {
  const { quote, read_then, read_now } = report
  const stop = stopOf(report, acts)
  const form = usePageForm<{ reason: string }>('stop', { reason: reasonOf(findings.filter(({ level }) => level === 'error').map(({ message }) => message)) })
  const [reason, setReason] = useState(form.valueOf('reason'))
  return (
    <>
      <section aria-labelledby="findings">
        <h2 id="findings">
          指摘 <span className="num">{findings.length}</span>
        </h2>
        {findings.length === 0 && <p className="small">通報者の引用も、文面チェックの指摘もありません。</p>}
        <FindingTicks
          findings={findings}
          text={text}
          holds={(passage) => [quote, read_then?.text, read_now?.text].some((one) => one?.includes(passage))}
          isTicked={(message) => hasFinding(reason, message)}
          onTick={stop ? (message, isWanted) => setReason(withFinding(reason, message, isWanted)) : undefined}
        />
      </section>
      {stop && (
        <section className="panel decide" aria-labelledby="stop">
          <h2 id="stop">{stop.label}</h2>
          <p className="small">{stop.note}</p>
          <PageForm of={form} hidden={stop.hidden}>
            <Field label="停止する理由" hint="企業にこのまま伝え、操作の記録に残ります。個人の名前は書かないでください。" error={form.field('reason').error}>
              <textarea className="input" name="reason" rows={4} maxLength={1000} required value={reason} onChange={({ target }) => setReason(target.value)} />
            </Field>
            <SubmitButton intent={stop.intent} look="danger">
              停止する
            </SubmitButton>
          </PageForm>
        </section>
      )}
    </>
  )
}
