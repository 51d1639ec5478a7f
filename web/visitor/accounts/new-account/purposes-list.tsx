import { purposeNames, purposes } from '#contract/accounts/consents/purposes.ts'

const groups = purposeNames.filter((name) => purposes[name].fields && !purposes[name].isOptional)

/** What each group of fields is used for, as it is written down with the consent. */
export const PurposesList = () => (
  <details className="purposes">
    <summary>受け取る項目と、その目的を見る</summary>
    <dl>
      {groups.map((name) => (
        <div key={name}>
          <dt>
            {purposes[name].title}：{purposes[name].fields}
          </dt>
          <dd>{purposes[name].text}</dd>
        </div>
      ))}
    </dl>
    <p className="hint">
      {purposes.account.version.replace(/^(\d+)-0?(\d+)-0?(\d+)$/, '$1年$2月$3日')}の版です。人種、本籍、思想、信条、労働組合のことは集めません。
    </p>
  </details>
)
