import { Link } from 'react-router'
import type { ResponseFigures } from '#contract/companies/pages/companies.ts'
import { applicationRows, scoutRows } from '#web/companies/figures/figure-rows.ts'
import { ResponseFiguresList } from '#web/companies/figures/response-figures-list.tsx'

/** What candidates read today of how the company answers. */
export function PublicFigures({ figures }: { figures: ResponseFigures[] }) {
  const [application, scout] = (['application', 'scout'] as const).map((kind) => figures.find((one) => one.kind === kind) ?? null)
  return (
    <section aria-labelledby="public-figures">
      <h2 id="public-figures">公開中の返事の記録</h2>
      {application && <ResponseFiguresList rows={applicationRows(application)} />}
      {scout && (
        <>
          <h3>スカウト</h3>
          <ResponseFiguresList rows={scoutRows(scout)} />
        </>
      )}
      {!application && !scout && <p className="small muted">集計中です。応募か承諾が10件になると、候補者に公開されます。</p>}
      <p className="small">
        <Link to="/online/companies/figures">いまの数字を見る</Link>
      </p>
    </section>
  )
}
