import { Form, Link, useNavigation } from 'react-router'
import type { OperatorCompany } from '#contract/operations/companies/operator-companies.ts'
import { Field } from '#web/platform/forms/field.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { textOf } from '#web/platform/forms/text-of.ts'
import { ReasonField } from '#web/operator/reason-field.tsx'

type Props = { company: OperatorCompany; result: FormResult | undefined; mayChange: boolean }

/** The group a company belongs to: who worked for one of its companies is seen by none of them. */
export function CompanyGroup({ company: { group_number, affiliates }, result, mayChange }: Props) {
  const isBusy = useNavigation().state !== 'idle'
  const refused = result?.saved === false && result.form === 'group' ? result : undefined
  return (
    <section>
      <h2>企業グループ</h2>
      <p className="small">同じグループの企業に勤めた（勤めている）求職者は、この企業から見えません。</p>
      {affiliates.length > 0 && (
        <ul>
          {affiliates.map(({ id, name }) => (
            <li key={id}>
              <Link to={`/operator/companies/detail?id=${id}`}>
                <bdi>{name}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {mayChange ? (
        <Form method="post" className="stack">
          <input type="hidden" name="form" value="group" />
          <Field
            label="グループの頂点にある会社の法人番号"
            need="may"
            hint="13桁の数字です。空にすると、グループの設定を外します。"
            error={refused?.refusal.issues.group_number}
          >
            <input
              className="input"
              name="group_number"
              inputMode="numeric"
              maxLength={20}
              defaultValue={refused ? textOf(refused.values.group_number) : (group_number ?? '')}
            />
          </Field>
          <ReasonField error={refused?.refusal.issues.reason} defaultValue={refused ? textOf(refused.values.reason) : ''} />
          <button type="submit" name="intent" value="group" className="button" aria-disabled={isBusy}>
            グループを設定する
          </button>
        </Form>
      ) : (
        <p className="num">{group_number ?? '設定なし'}</p>
      )}
    </section>
  )
}
