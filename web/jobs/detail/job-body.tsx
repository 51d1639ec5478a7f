import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { JobCards } from '../card/job-cards.tsx'
import { MatchSection } from '#web/matching/match-section.tsx'
import { PostingText } from '#web/platform/posting-text/posting-text.tsx'
import { Tags } from '#web/ui/tags.tsx'
import { PayBand, SimilarJobs } from './compared/compared-jobs.tsx'
import type { ComparedJob } from './compared/load-comparison.ts'
import { JobHistory } from './history/job-history.tsx'
import type { JobOnPage } from './job-on-page.ts'
import { JobTermsList } from './terms/job-terms-list.tsx'
import { fullDate } from '#web/ui/text/full-date.ts'
import '#web/ui/styles/table.css'
import type { OfficeWay } from './office/office-way.ts'
import { WayToOffice } from './office/way-to-office.tsx'
import type { PayBreakdown } from './pay/pay-breakdown.ts'
import { pictureSources } from '#web/platform/pictures/picture-sources.ts'

const OTHER_JOBS = 6

/** Whether a lead only repeats the title or the first words of the text. */
const isNews = ({ tagline, position_title, description }: JobOnPage['job']) => !!tagline && tagline !== position_title && !description.startsWith(tagline)

type JobBodyProps = { loaded: JobOnPage & { way?: OfficeWay | null }; compared?: ComparedJob | null /** The company's stories. */; children?: ReactNode }

/** The posting itself, its promises, and its history. */
export function JobBody({ loaded, compared = null, children }: JobBodyProps) {
  const { job, company, skills, terms, breakdown, history, otherJobs, closed } = loaded
  const [picture] = company.images
  return (
    <div className="detail-main">
      {loaded.match && <MatchSection match={loaded.match} />}
      <section className="section">
        <h2>仕事の内容</h2>
        {picture && <img className="scene" {...pictureSources(picture, '(max-width: 959px) 100vw, 700px')} width={640} height={200} alt="" decoding="async" />}
        {isNews(job) && <p className="lead">{job.tagline}</p>}
        <PostingText text={job.description} />
      </section>
      <Wanted loaded={loaded} />
      {skills.length > 0 && (
        <section className="section">
          <h2>使う技術と経験</h2>
          <Tags tags={skills} />
        </section>
      )}
      <section className="section">
        <h2>条件</h2>
        <JobTermsList terms={terms} />
        <p className="small muted as-of">{fullDate(job.confirmed_at)}時点の情報</p>
      </section>
      {loaded.way && <WayToOffice way={loaded.way} />}
      {breakdown && (
        <section className="section">
          <h2>年収の内訳</h2>
          <PayBreakdownTable breakdown={breakdown} bonus={job.bonus} />
        </section>
      )}
      {compared?.market && !closed && <PayBand market={compared.market} />}
      {history.length > 0 && (
        <section className="section">
          <h2>更新履歴</h2>
          <JobHistory entries={history} />
        </section>
      )}
      {compared && <SimilarJobs {...compared} />}
      {children}
      {(otherJobs.length > 0 || company.is_hiring_open_position) && !closed && (
        <section className="section">
          <h2>この会社のほかの求人</h2>
          {otherJobs.length > 0 && <JobCards cards={otherJobs.slice(0, OTHER_JOBS)} heading="h3" actions={false} company={false} />}
          {otherJobs.length > OTHER_JOBS && (
            <p className="small open-position">
              <Link to={`${href('/company/detail')}?id=${company.id}#jobs`}>この会社の求人をすべて見る</Link>
            </p>
          )}
          {company.is_hiring_open_position && (
            <p className="small open-position">
              <Link to={`${href('/company/detail')}?id=${company.id}#open-position`}>職種を決めずに応募する（オープンポジション）</Link>
            </p>
          )}
        </section>
      )}
    </div>
  )
}

function Wanted({ loaded: { job } }: { loaded: JobOnPage }) {
  const wanted = [
    ['必須', job.required_skills],
    ['歓迎', job.preferred_skills],
    ['求める人物像', job.desired_person],
  ] as const
  const given = wanted.filter(([, text]) => text)
  if (!given.length) return null
  return (
    <section className="section">
      <h2>求める人</h2>
      {given.map(([name, text]) => (
        <div key={name} className="wanted">
          <h3>
            <bdi>{name}</bdi>
          </h3>
          <PostingText text={text} heading="h4" />
        </div>
      ))}
    </section>
  )
}

const man = (thousands: number) => `${(thousands / 10).toLocaleString('ja-JP', { minimumFractionDigits: 1 })}万円`

/** The parts are in the same rounded tenths of 万円 as their sum. */
const PayBreakdownTable = ({ breakdown: { parts, month, year, isBonusExtra }, bonus }: { breakdown: PayBreakdown; bonus: string }) => (
  <>
    <table className="table">
      <caption className="vh">年収の下限で入社した場合の内訳</caption>
      <thead>
        <tr>
          <th scope="col">下限の年収で入社した場合</th>
          <th scope="col" className="r">
            月
          </th>
          <th scope="col" className="r">
            年
          </th>
        </tr>
      </thead>
      <tbody>
        {parts.map((part) => (
          <tr key={part.name}>
            <th scope="row">{part.name}</th>
            <td className="r">{part.month === null ? '―' : man(part.month)}</td>
            <td className="r">{man(part.year)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">合計</th>
          <td className="r">{man(month)}</td>
          <td className="r">{man(year)}</td>
        </tr>
      </tfoot>
    </table>
    {isBonusExtra && <p className="small muted">賞与（{bonus}）は、額が決まっていないため含みません。</p>}
  </>
)
