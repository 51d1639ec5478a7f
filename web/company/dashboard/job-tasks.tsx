import { Link } from 'react-router'

type Counts = { draft: number; in_review: number; published: number; due: number }

const PATH = '/online/companies/job_offers'

/** What the company's jobs ask for, the most pressing first. */
export function JobTasks({ counts: { due, draft, in_review, published } }: { counts: Counts }) {
  return (
    <section className="stack" aria-labelledby="jobs">
      <h2 id="jobs">求人</h2>
      {due > 0 && (
        <p className="note warn">
          {due}件の求人が、確認を待っています。<Link to={`${PATH}?state=published`}>募集中か確かめる</Link>
        </p>
      )}
      <dl className="facts">
        {[['公開中', published, 'published'] as const, ['審査中', in_review, 'in_review'] as const, ['下書き', draft, 'draft'] as const].map(
          ([label, count, state]) => (
            <div key={state}>
              <dt>{label}</dt>
              <dd>
                <Link to={`${PATH}?state=${state}`}>{count}件</Link>
              </dd>
            </div>
          ),
        )}
      </dl>
    </section>
  )
}
