import { href, Link } from 'react-router'
import { JobCards } from '../../card/job-cards.tsx'
import type { SimilarJobs } from './load-similar-jobs.ts'

type JobEndedProps = { title: string; company: string; jobs: SimilarJobs }

/** A job that closed while the visitor was on the way to it: says so plainly, and shows similar ones. */
export const JobEnded = ({ title, company, jobs }: JobEndedProps) => (
  <section className="stack" aria-labelledby="ended">
    <h2 id="ended">募集は終了しました</h2>
    <p className="note warn">
      {title ? (
        <>
          「<bdi>{title}</bdi>」（<bdi>{company}</bdi>）の募集は終了しました。
        </>
      ) : (
        'この求人の募集は終了したか、公開されていません。'
      )}
      何も送っていません。
    </p>
    {jobs.length > 0 && (
      <>
        <h3>近い求人</h3>
        <JobCards cards={jobs} heading="h3" />
      </>
    )}
    <p>
      <Link className="button" to={href('/job_offer/search')}>
        求人をさがす
      </Link>
    </p>
  </section>
)
