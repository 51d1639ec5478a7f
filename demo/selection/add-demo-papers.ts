import type { JobQuestion } from '#contract/jobs/questions/job-questions.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { saveAnswers } from '#server/hiring/applications/answers/save-answers.ts'
import { carryApplicationFiles } from '#server/hiring/applications/files/application-files.ts'
import { checkedFile } from '#server/conversations/messages/files/checked-file.ts'
import { keepFile } from '#server/conversations/messages/files/keep-file.ts'
import { demoPdf } from './demo-pdf.ts'
import type { DemoSelection } from './demo-selections.ts'

/** What the jobs ask for which the demonstration's people answered: one question of each kind. */
const demoQuestions: JobQuestion[] = [
  { kind: 'long_text', question: 'この求人に応募する理由を教えてください', is_required: true, choices: [] },
  { kind: 'choice', question: '希望する働き方を選んでください', is_required: true, choices: ['出社が中心', '週に2〜3日は在宅', '在宅が中心'] },
  { kind: 'short_text', question: '入社できる時期の目安', is_required: false, choices: [] },
  { kind: 'yes_no', question: '入社前に、現場の見学を希望しますか', is_required: false, choices: [] },
]

type Sent = { application_id: string; thread_id: string; message_id: string; job_id: number }

/** What goes along with an application: the job asks its questions, they are answered, and a PDF is attached. */
export async function addDemoPapers(
  db: Database,
  { application_id, thread_id, message_id, job_id }: Sent,
  { answers, file }: NonNullable<DemoSelection['papers']>,
  at: Date,
) {
  await db
    .updateTable('job_offers')
    .set({ questions: JSON.stringify(demoQuestions) })
    .where('id', '=', job_id)
    .execute()
  const given = demoQuestions.map(({ kind, question }, index) => ({ kind, question, answer: answers[index] ?? '' }))
  await saveAnswers(db, application_id, given)
  const checked = await checkedFile(demoPdf(file.lines), file.name)
  const { id } = await keepFile(db, { ...checked, thread_id, company_user_id: null, name: file.name, is_of_application: true, at })
  await carryApplicationFiles(db, thread_id, message_id, [id])
}
