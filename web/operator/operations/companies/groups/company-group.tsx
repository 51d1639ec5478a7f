import { href, Link } from 'react-router'
import type { OperatorCompany } from '#contract/operations/companies/operator-companies.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { TextField } from '#web/platform/forms/page-form/text-field.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { ReasonField } from '#web/operator/reason-field.tsx'

type Props = { company: OperatorCompany; mayChange: boolean }

/** The group a company belongs to: who worked for one of its companies is seen by none of them. */
export function CompanyGroup({ company: { group_number, affiliates }, mayChange }: Props) {
  const form = usePageForm<{ group_number: string; reason: string }>('group', { group_number })
  return (
    <section>
      <h2>企業グループ</h2>
      <p className="small">同じグループの企業に勤めた（勤めている）求職者は、この企業から見えません。</p>
      {affiliates.length > 0 && (
        <ul>
          {affiliates.map(({ id, name }) => (
            <li key={id}>
              <Link to={`${href('/operator/companies/detail')}?id=${id}`}>
                <bdi>{name}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {mayChange ? (
        <PageForm of={form}>
          <TextField
            of={form}
            name="group_number"
            label="グループの頂点にある会社の法人番号"
            need="may"
            hint="13桁の数字です。空にすると、グループの設定を外します。"
            inputMode="numeric"
            maxLength={20}
          />
          <ReasonField of={form} />
          <SubmitButton intent="group">グループを設定する</SubmitButton>
        </PageForm>
      ) : (
        <p className="num">{group_number ?? '設定なし'}</p>
      )}
    </section>
  )
}
