import type { OperatorJobPage } from '#contract/operations/companies/operator-jobs.ts'
import { Field } from '#web/platform/forms/field.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import type { FormOf } from '#web/platform/forms/page-form/use-page-form.ts'
import { KeyHint } from '#web/work/keys/key-hint.tsx'

type Props = {
  page: OperatorJobPage
  review: NonNullable<OperatorJobPage['review']>
  of: FormOf<'reason'>
  /** The page that follows the decision. */
  next: string
  reason: string
  setReason: (reason: string) => void
}

/** Approves the job, or sends it back with the reason that the company reads. The next review follows. */
export function ReviewDock({ page: { job, company_standing, findings }, review, of, next, reason, setReason }: Props) {
  const isOpen = company_standing.state === 'active' && !company_standing.end_of_contract
  const hasErrors = findings.some(({ level }) => level === 'error')
  const looked = { review_id: review.id, job_updated_at: job.updated_at, next }
  return (
    <section className="review-dock" aria-label="審査">
      <PageForm of={{ name: 'refuse' }} hidden={looked} id="refuse" data-key="r" data-key-label="差し戻す">
        <Field
          label="差し戻しの理由"
          hint="このまま、企業の採用担当者と管理者に通知します。操作の記録に残ります。個人の名前は書かないでください。"
          error={of.field('reason').error}
        >
          <textarea className="input" name="reason" rows={3} maxLength={1000} required value={reason} onChange={({ target }) => setReason(target.value)} />
        </Field>
      </PageForm>
      <div className="row end">
        {!isOpen && <p className="small">企業が利用中でないため、公開できません。先に企業を確かめてください。</p>}
        {isOpen && hasErrors && <p className="small">要修正の指摘があるため、公開できません。</p>}
        {isOpen && !hasErrors && (
          <PageForm className="row" hidden={looked}>
            <SubmitButton intent="approve" look="primary" data-key="a" data-key-goes="">
              承認して公開
              <KeyHint of="a" />
            </SubmitButton>
          </PageForm>
        )}
        <SubmitButton intent="refuse" form="refuse">
          差し戻す
          <KeyHint of="r" />
        </SubmitButton>
      </div>
    </section>
  )
}
