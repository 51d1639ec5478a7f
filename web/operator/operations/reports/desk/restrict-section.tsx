import type { LintFinding } from '#contract/jobs/postings/state/lint-finding.ts'
import type { Report } from '#contract/operations/reports/operator-reports.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { TextField } from '#web/platform/forms/page-form/text-field.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { reasonOf } from '../../queue/reason-lines.ts'

type Props = { report: Report; findings: LintFinding[] }

/** Restricts the writer of a reported message, without leaving the ticket. The reason begins with what stands against the text. */
export function RestrictSection({ report: { reported_candidate_id, reported_member_id }, findings }: Props) {
  const form = usePageForm<{ reason: string }>('restrict', {
    reason: reasonOf(findings.filter(({ level }) => level === 'error').map(({ message }) => message)),
  })
  const id = reported_member_id ?? reported_candidate_id
  if (!id) return null
  const [area, who] = reported_member_id ? ['company', 'メンバー'] : ['candidate', '求職者']
  return (
    <section className="panel decide" aria-labelledby="restrict">
      <h2 id="restrict">通報された{who}の利用を制限</h2>
      <p className="small">読む、書き出す、退会することだけができるようになります。理由を本人に知らせます。制限は本人のページで解けます。</p>
      <PageForm of={form} hidden={{ area: area ?? '', account_id: id }}>
        <TextField of={form} name="reason" label="理由（本人に伝わります）" rows={3} maxLength={1_000} required />
        <SubmitButton intent="restrict" look="danger">
          利用を制限する
        </SubmitButton>
      </PageForm>
    </section>
  )
}
