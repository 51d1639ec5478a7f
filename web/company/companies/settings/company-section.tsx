import { Form, useNavigation } from 'react-router'
import type { CompanySettings } from '#contract/companies/members/company-security.ts'

/** The settings of the whole company; only admins see them. */
export function CompanySection({ settings: { is_hiring_open_position, deny_company_apply } }: { settings: CompanySettings }) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <section aria-labelledby="company">
      <h2 id="company">企業の設定</h2>
      <Form method="post" className="stack" preventScrollReset>
        <div>
          <label className="switch">
            オープンポジションを受け付ける
            <input type="checkbox" name="is_hiring_open_position" defaultChecked={is_hiring_open_position} aria-describedby="open-hint" />
          </label>
          <p className="hint" id="open-hint">
            募集する職種を決めずに、企業あてに応募できます。
          </p>
        </div>
        <div>
          <label className="switch">
            求職者からの応募を受け付けない
            <input type="checkbox" name="deny_company_apply" defaultChecked={deny_company_apply} aria-describedby="deny-hint" />
          </label>
          <p className="hint" id="deny-hint">
            求職者は「気になる」だけを送れます。連絡は、御社からのスカウトで始まります。
          </p>
        </div>
        <button type="submit" name="intent" value="company" className="button" aria-disabled={isBusy || undefined}>
          企業の設定を保存する
        </button>
      </Form>
    </section>
  )
}
