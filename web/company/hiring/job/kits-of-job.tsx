import { href, Link } from 'react-router'
import type { InterviewKit } from '#contract/hiring/scorecards/interview-kits.ts'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import { ChoicesField } from '#web/platform/forms/page-form/choices-field.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { useCompanyAccount } from '#web/company/use-company-account.ts'

type Props = { kits: InterviewKit[]; kit_ids: string[] }

/** With which kits the applicants for this job are looked at. */
export function KitsOfJob({ kits, kit_ids }: Props) {
  const { acts } = useCompanyAccount()
  const of = usePageForm<{ kit_ids: string[] }>('kits')
  const mayEdit = acts.includes('edit_kits')
  const chosen = kits.filter(({ id }) => kit_ids.includes(id))
  return (
    <section className="panel stack kits-of-job" aria-labelledby="kits">
      <h2 id="kits">面接キット</h2>
      <FormAnswer result={of.answer} />
      {kits.length === 0 ? (
        <p className="muted">面接キットがまだありません。</p>
      ) : mayEdit ? (
        <PageForm of={of} preventScrollReset>
          <ChoicesField
            {...of.choices('kit_ids', kit_ids)}
            legend="この求人の評価に使うキット"
            isLegendHidden
            type="checkbox"
            hint="選ばないときは、すべてのキットを使えます。"
            options={kits.map(({ id, name }) => ({ value: id, label: <bdi>{name}</bdi> }))}
          />
          <SubmitButton look="small" intent="kits">
            保存
          </SubmitButton>
        </PageForm>
      ) : (
        <ul>
          {(chosen.length > 0 ? chosen : kits).map(({ id, name }) => (
            <li key={id}>
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
      )}
      {mayEdit && (
        <p className="small">
          <Link to={href('/online/companies/settings/interview_kits')}>面接キットを編集</Link>
        </p>
      )}
    </section>
  )
}
