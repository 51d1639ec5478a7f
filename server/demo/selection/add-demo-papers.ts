import type { Database } from '../../database/connect.ts'
import { saveAnswers } from '../../applications/answers/save-answers.ts'
import { carryApplicationFiles } from '../../applications/files/application-files.ts'
import { checkedFile } from '../../messages/files/checked-file.ts'
import { keepFile } from '../../messages/files/keep-file.ts'
import { demoPdf } from './demo-pdf.ts'
import { demoQuestions } from './demo-questions.ts'
import type { DemoSelection } from './demo-selections.ts'

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
