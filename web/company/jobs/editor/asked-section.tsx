import { Link } from 'react-router'
import type { LintFinding, OwnJob } from '#contract/jobs/postings/company-jobs.ts'
import { AskedQuestions } from '#web/jobs/detail/asked-questions.tsx'
import { FieldFindings } from './field-findings.tsx'

/** What the job asks everybody who applies, and the way to change it. */
export const AskedSection = ({ job: { id, questions }, findings }: { job: OwnJob; findings: LintFinding[] }) => (
  <section className="sec" aria-labelledby="asked-title" id="f-questions">
    <header>
      <h2 id="asked-title">応募時の質問</h2>
      <p className="small muted">応募とスカウトの承諾のときに、候補者が回答します。10件まで。</p>
    </header>
    {questions.length > 0 && <AskedQuestions questions={questions} />}
    <FieldFindings id="questions-lint" findings={findings} isEmpty={false} />
    <p>
      <Link className="button small" to={`/online/companies/job_offers/questions?id=${id}`}>
        {questions.length > 0 ? '質問を編集' : '質問を追加'}
      </Link>
    </p>
  </section>
)
