import { href, Link } from 'react-router'
import { candidateMeta, CandidatePage } from '#web/candidate/candidate-page.tsx'
import { NothingYet } from '#web/candidate/nothing-yet.tsx'
import { CompanyMark } from '#web/companies/company-mark.tsx'
import { DemoLabel } from '#web/companies/demo-label.tsx'
import { loadJob } from '#web/jobs/detail/load-job.ts'
import { apiContext, siteContext } from '#web/platform/api/page-context.ts'
import { refusalOf } from '#web/platform/api/refusal.ts'
import type { Route } from './+types/compare-page.ts'
import { comparedRows, NOT_STATED } from './compared-rows.ts'
import './compare.css'

const MOST = 4

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = [...new Set(url.searchParams.getAll('id').filter((id) => /^[1-9]\d{0,8}$/.test(id)))]
  const now = new Date()
  const found = await Promise.all(
    asked.slice(0, MOST).map((id) =>
      loadJob(context.get(apiContext), id, now, context.get(siteContext).origin).catch((error: unknown) => {
        // One that is not public any more leaves the others comparable.
        if (refusalOf(error)) return null
        throw error
      }),
    ),
  )
  const jobs = found.filter((job) => job !== null)
  return {
    heads: jobs.map(({ job: { id, position_title }, company: { id: company_id, name, logo, is_demo } }) => ({
      id,
      position_title,
      company: { id: company_id, name, logo, is_demo },
    })),
    rows: comparedRows(jobs),
    isCut: asked.length > MOST,
    isMissing: found.some((job) => job === null),
  }
}

export const meta = candidateMeta({ title: '求人を比べる', description: '保存した求人を、4件まで並べて比べます。', path: href('/job_offer/compare') })

export default function ComparePage({ loaderData: { heads, rows, isCut, isMissing } }: Route.ComponentProps) {
  return (
    <CandidatePage look="compare-page stack" title="求人を比べる" crumbs={[{ to: href('/job_offer/bookmarks'), label: '保存した求人' }]}>
      {isCut && <p className="note">比べられるのは4件までです。先に選んだ4件を表示しています。</p>}
      {isMissing && <p className="note">募集を終了したか、公開されていない求人は外して表示しています。</p>}
      {heads.length === 0 ? (
        <NothingYet to={href('/job_offer/bookmarks')} label="保存した求人を見る">
          保存した求人から、比べる求人を選んでください。
        </NothingYet>
      ) : (
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways on a phone, so the keyboard must reach it */}
          <section className="compare-box" tabIndex={0} aria-label="求人の比較">
            <table className="compare" style={{ ['--jobs' as string]: heads.length }}>
              <thead>
                <tr>
                  <td>
                    <span className="vh">項目</span>
                  </td>
                  {heads.map(({ id, position_title, company }) => (
                    <th key={id} scope="col">
                      <CompanyMark company={company} size="small" />
                      <Link to={`${href('/job_offer/detail')}?id=${id}`}>
                        <bdi>{position_title}</bdi>
                      </Link>
                      <small>
                        <bdi>{company.name}</bdi> <DemoLabel company={company} />
                      </small>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(({ label, cells }) => (
                  <tr key={label}>
                    <th scope="row">{label}</th>
                    {cells.map(({ value, note }, at) => (
                      <td key={heads[at]?.id} className={value === NOT_STATED ? 'muted' : undefined}>
                        {value}
                        {note && <small>{note}</small>}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
          <p className="small muted">4件まで比べられます。書かれていない項目は「書かれていません」と表示します。</p>
        </>
      )}
    </CandidatePage>
  )
}
