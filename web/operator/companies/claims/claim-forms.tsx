import { Form, useNavigation } from 'react-router'
import type { CompanyClaim } from '#contract/companies/registration/company-claims.ts'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { textOf } from '#web/platform/forms/text-of.ts'
import { ReasonField } from '#web/operator/reason-field.tsx'

/** Granting says what it does; refusing asks for the reason that the claimer reads. */
export function ClaimForms({ claim, result }: { claim: CompanyClaim; result: FormResult | undefined }) {
  const isBusy = useNavigation().state !== 'idle'
  const refused = result?.saved === false ? result : undefined
  const { domain, corporate_number } = claim.evidence
  const hidden = (
    <>
      <input type="hidden" name="form" value={claim.id} />
      <input type="hidden" name="id" value={claim.id} />
    </>
  )
  return (
    <>
      <FormRefusal result={result} />
      <Form method="post" className="stack">
        {hidden}
        {(domain !== 'match' || corporate_number !== 'match') && (
          <p className="note warn">ドメインと法人番号の両方が一致してはいません。企業の公表している連絡先で、本人を確かめてから認めてください。</p>
        )}
        <p className="small">認めると、この人が管理者になります。企業のページと求人を変え、求職者と連絡できます。</p>
        <div>
          <button type="submit" name="intent" value="approve" className="button primary" aria-disabled={isBusy}>
            認めて、管理者にする
            <span className="vh">
              ：<bdi>{claim.company.name}</bdi>
            </span>
          </button>
        </div>
      </Form>
      <Form method="post" className="stack">
        {hidden}
        <ReasonField
          label="断る理由"
          hint="申請した人にこのまま伝え、操作の記録に残ります。個人の名前は書かないでください。"
          error={refused?.refusal.issues.reason}
          defaultValue={textOf(refused?.values.reason)}
        />
        <div>
          <button type="submit" name="intent" value="refuse" className="button" aria-disabled={isBusy}>
            断り、理由を伝える
            <span className="vh">
              ：<bdi>{claim.company.name}</bdi>
            </span>
          </button>
        </div>
      </Form>
    </>
  )
}
