import type { ApplicationAnswer } from '#contract/jobs/questions/job-questions.ts'
import './answer-list.css'

/** Questions with their answers, as both sides read them. */
export const AnswerList = ({ answers }: { answers: ApplicationAnswer[] }) =>
  answers.length > 0 && (
    <dl className="answers">
      {answers.map(({ question, answer }) => (
        <div key={question}>
          <dt>{question}</dt>
          <dd className={answer ? undefined : 'muted'}>{answer || '未回答'}</dd>
        </div>
      ))}
    </dl>
  )
