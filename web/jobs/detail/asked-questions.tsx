import { questionKinds } from '#contract/jobs/questions/job-question-kinds.ts'
import type { JobQuestion } from '#contract/jobs/questions/job-questions.ts'

/** What a job asks every applicant, as members and operators read it. */
export const AskedQuestions = ({ questions }: { questions: JobQuestion[] }) => (
  <ol>
    {questions.map(({ question, kind, is_required, choices }) => (
      <li key={question}>
        {question}
        <span className="small muted">
          （{questionKinds[kind]}・{is_required ? '必須' : '任意'}
          {choices.length > 0 && `：${choices.join('／')}`}）
        </span>
      </li>
    ))}
  </ol>
)
