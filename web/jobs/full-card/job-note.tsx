import type { FullJobCardData } from './full-job-card-of.ts'

/** One note at most: what could make reading on useless comes first. */
export function JobNote({ card: { freshness, company, salaryChange } }: { card: Pick<FullJobCardData, 'freshness' | 'company' | 'salaryChange'> }) {
  if (freshness.state === 'old') {
    return (
      <p className="job-note warn">
        確認から{freshness.days}日たちました。{freshness.leaves_on}までに再確認がなければ、一覧から消えます。
      </p>
    )
  }
  if (company.is_unclaimed) return <p className="job-note">まだこの会社の人は登録していません。応募は、元の求人のページからです。</p>
  if (company.deny_company_apply) return <p className="job-note">直接の応募は受け付けていません。「気になる」は送れます。</p>
  if (salaryChange) {
    return (
      <p className="job-note">
        {salaryChange.day}に年収を変更：<del>{salaryChange.from}</del> → <b>{salaryChange.to}</b>
      </p>
    )
  }
  return null
}
