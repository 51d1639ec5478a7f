import type { Database } from '#server/platform/database/connect.ts'
import { drawResume } from '#server/candidates/resumes/draw/draw-resume.ts'
import { jsonResumeOf } from '#server/candidates/resumes/json/json-resume-of.ts'
import { loadResume } from '#server/candidates/resumes/load-resume.ts'
import { markdownOf } from '#server/candidates/resumes/markdown-of.ts'
import { resumePaper } from '#server/candidates/resumes/resume-paper.ts'
import { exportAccesses } from '#server/candidates/visibility/ledger/export-accesses.ts'
import { activityRecord } from './activity-record.ts'
import { messagesText } from './messages-text.ts'
import { personalRows } from './personal-rows.ts'
import { sentFiles } from './sent-files.ts'

type Files = Record<string, string | Uint8Array>
export type ArchivePart = (db: Database, candidate_user_id: string, now: Date) => Promise<Files>

const readme = `芽生えから書き出した、あなたのデータです。

data/      登録した内容と、あなたについての記録。表ごとに JSON で入っています。
resume/    プロフィールから作った職務経歴書（PDF・Markdown・JSON Resume）。
files/     あなたが送ったファイル（職務経歴書、応募とメッセージに添付したもの）。
messages.txt           企業とのやりとり。
access_ledger.csv      企業があなたのプロフィールを見た記録。
activity_record.html   応募などの記録。ブラウザーで開いて印刷できます。

パスワードのように、アカウントを守るためだけの値は入っていません。
`

/** What an archive is made of, in the order in which it is made. */
export const archiveParts: ArchivePart[] = [
  async () => ({ 'README.txt': readme }),
  async (db, id) =>
    Object.fromEntries(Object.entries(await personalRows(db, id)).map(([table, rows]) => [`data/${table}.json`, JSON.stringify(rows, null, 2)])),
  async (db, id) => ({ 'messages.txt': await messagesText(db, id) }),
  async (db, id, now) => ({ 'activity_record.html': await activityRecord(db, id, now) }),
  async (db, id, now) => ({ 'access_ledger.csv': await (await exportAccesses({ db, viewer: { id }, now: () => now }, 'csv')).bytes() }),
  resumeFiles,
  sentFiles,
]

async function resumeFiles(db: Database, candidate_user_id: string, now: Date): Promise<Files> {
  const { resume, names } = await loadResume({ db, viewer: { id: candidate_user_id } })
  const paper = resumePaper(resume, names, now)
  const pdf = await drawResume(paper)
  // Too many draw at this moment: the whole archive is tried again later.
  if (!pdf) throw new Error('no paper drawn')
  return {
    'resume/resume.json': JSON.stringify(jsonResumeOf(resume, names), null, 2),
    'resume/職務経歴書.md': markdownOf(paper),
    'resume/職務経歴書.pdf': pdf,
  }
}
