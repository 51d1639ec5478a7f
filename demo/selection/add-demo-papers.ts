import type { JobQuestion } from '#contract/jobs/questions/job-questions.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { saveAnswers } from '#server/hiring/applications/answers/answer-checks.ts'
import { carryApplicationFiles } from '#server/hiring/applications/files/application-files.ts'
import { checkedFile } from '#server/conversations/messages/files/checked-file.ts'
import { saveFile } from '#server/conversations/messages/files/save-file.ts'
import type { DemoSelection } from './demo-selections.ts'

/** The questions of jobs that the demonstration's candidates answered: one of each kind. */
const demoQuestions: JobQuestion[] = [
  { kind: 'long_text', question: 'この求人に応募する理由を教えてください', is_required: true, choices: [] },
  { kind: 'choice', question: '希望する働き方を選んでください', is_required: true, choices: ['出社が中心', '週に2〜3日は在宅', '在宅が中心'] },
  { kind: 'short_text', question: '入社できる時期の目安', is_required: false, choices: [] },
  { kind: 'yes_no', question: '入社前に、現場の見学を希望しますか', is_required: false, choices: [] },
]

type Sent = { application_id: string; thread_id: string; message_id: string; job_id: number }

/** The enclosures of an application: answers to the job's questions, and an attached PDF. */
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
  const { id } = await saveFile(db, { ...checked, thread_id, company_user_id: null, name: file.name, is_of_application: true, at })
  await carryApplicationFiles(db, thread_id, message_id, [id])
}

const UNICODE = '/Encoding /UniJIS-UTF16-H'

const FONT = '/BaseFont /HeiseiKakuGo-W5'

const CHARACTERS = '/CIDSystemInfo << /Registry (Adobe) /Ordering (Japan1) /Supplement 2 >>'

const METRICS = '/Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 700 /StemV 80'

/** A page with these lines, as small as a PDF can be: the reader brings the font. */
function demoPdf([title = '', ...lines]: string[]): Uint8Array {
  const shown = (line: string) => `<${Buffer.from(line, 'utf16le').swap16().toString('hex')}> Tj T*`
  const text = `BT 24 TL /F 16 Tf 57 770 Td ${shown(title)} /F 10 Tf 18 TL T* ${lines.map(shown).join(' ')} ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    `<< /Type /Font /Subtype /Type0 ${FONT} ${UNICODE} /DescendantFonts [6 0 R] >>`,
    `<< /Type /Font /Subtype /CIDFontType0 ${FONT} ${CHARACTERS} /FontDescriptor 7 0 R >>`,
    `<< /Type /FontDescriptor /FontName /HeiseiKakuGo-W5 ${METRICS} >>`,
  ]
  let file = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = String(file.length).padStart(10, '0')
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${place} 00000 n \n`
  })
  const count = objects.length + 1
  return Buffer.from(
    `${file}xref\n0 ${count}\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
  )
}
