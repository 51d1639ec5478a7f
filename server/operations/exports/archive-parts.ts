import { siteSettings, siteFullName } from '#server/settings/site-settings.ts'
import { longDateText } from '#contract/platform/time/japan-time.ts'
import { drawResume } from '#server/candidates/resumes/draw/draw-resume.ts'
import { fileKey } from '#server/candidates/resumes/history/job-history-files.ts'
import { jsonResumeOf } from '#server/candidates/resumes/json/json-resume-of.ts'
import { loadResume } from '#server/candidates/resumes/load-resume.ts'
import { markdownOf } from '#server/candidates/resumes/markdown-of.ts'
import { resumePaper } from '#server/candidates/resumes/resume-paper.ts'
import { exportAccesses } from '#server/candidates/visibility/ledger/accesses.ts'
import { attachmentKey } from '#server/conversations/messages/files/attachments.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { storedFiles } from '#server/platform/files/stored-files.ts'
import { escapeHtml } from '#server/platform/text/escape-html.ts'
import { personalRows } from './personal-rows.ts'

/** Bytes of files in one archive, which is made in memory. */
const MOST_BYTES = 200 * 1_048_576

/** The files that a candidate sent, the latest first: the uploaded 職務経歴書, and those of applications and messages. Files beyond the size limit are named. */
export async function sentFiles(db: Database, candidate_user_id: string): Promise<Record<string, string | Uint8Array>> {
  const history = await db
    .selectFrom('job_history_pdfs')
    .select(['storage_key', 'file_name', 'byte_size'])
    .where('candidate_user_id', '=', candidate_user_id)
    .execute()
  const attached = await db
    .selectFrom('message_attachments as files')
    .innerJoin('threads', 'threads.id', 'files.thread_id')
    .innerJoin('companies', 'companies.id', 'threads.company_id')
    .select(['files.id', 'storage_key', 'file_name', 'byte_size', 'companies.id as company_id'])
    .where('threads.candidate_user_id', '=', candidate_user_id)
    .where('files.company', '=', false)
    .where('files.state', '<>', 'refused')
    .orderBy('files.created_at', 'desc')
    .execute()
  const files = [
    ...history.map(({ storage_key, ...file }) => ({ ...file, key: fileKey(storage_key), path: `files/${file.file_name}` })),
    // Two files of one name, and of one company, stay two.
    ...attached.map(({ storage_key, ...file }) => ({
      ...file,
      key: attachmentKey(storage_key),
      path: `files/company-${file.company_id}/${file.id.slice(0, 8)}-${file.file_name}`,
    })),
  ]
  const archive: Record<string, string | Uint8Array> = {}
  const left: string[] = []
  let bytes = 0
  for (const { key, path, byte_size } of files) {
    const found = bytes + byte_size > MOST_BYTES ? await storedFiles.exists(key) : await storedFiles.find(key)
    if (!found) continue
    if (found === true) left.push(path)
    else archive[path] = found
    bytes += byte_size
  }
  return left.length > 0
    ? { ...archive, 'files/入りきらなかったファイル.txt': `企業とのやりとりのページから、1つずつ保存できます。\n\n${left.join('\n')}\n` }
    : archive
}

type Files = Record<string, string | Uint8Array>
export type ArchivePart = (db: Database, candidate_user_id: string, now: Date) => Promise<Files>

const readme = () => `${siteSettings().name}から書き出した、あなたのデータです。

data/      登録した内容と、あなたについての記録。表ごとに JSON で入っています。
resume/    プロフィールから作った職務経歴書（PDF・Markdown・JSON Resume）。
files/     あなたが送ったファイル（職務経歴書、応募とメッセージに添付したもの）。
messages.txt           企業とのやりとり。
access_ledger.csv      企業があなたのプロフィールを見た記録。
activity_record.html   応募などの記録。ブラウザーで開いて印刷できます。

パスワードのように、アカウントを守るためだけの値は入っていません。
`

/** The parts of an archive, in the order in which they are made. */
export const archiveParts: ArchivePart[] = [
  async () => ({ 'README.txt': readme() }),
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

/** All messages with companies, in reading order: company by company, oldest first. */
async function messagesText(db: Database, candidate_user_id: string) {
  const messages = await db
    .selectFrom('messages')
    .innerJoin('threads', 'threads.id', 'thread_id')
    .innerJoin('companies', 'companies.id', 'threads.company_id')
    .select(['companies.name as company_name', 'messages.company', 'messages.name', 'message', 'messages.created_at'])
    .where('candidate_user_id', '=', candidate_user_id)
    .orderBy('companies.id')
    .orderBy('messages.created_at')
    .execute()
  const byCompany = Map.groupBy(messages, ({ company_name }) => company_name)
  return [...byCompany]
    .map(([company_name, said]) =>
      [
        `■ ${company_name}`,
        ...said.map(({ company, name, message, created_at }) => `${created_at} ${company ? name || company_name : '自分'}\n${message}`),
      ].join('\n\n'),
    )
    .join('\n\n\n')
}

type Row = { applied_at: string; company_name: string; position_title: string | null }

/** The candidate's job search on a page that can be printed, as a job centre asks for it. */
async function activityRecord(db: Database, candidate_user_id: string, now: Date) {
  const rows = await db
    .selectFrom('applications')
    .innerJoin('companies', 'companies.id', 'applications.company_id')
    .leftJoin('job_offers', 'job_offers.id', 'applications.job_id')
    .select(['applied_at', 'companies.name as company_name', 'position_title'])
    .where('candidate_user_id', '=', candidate_user_id)
    .orderBy('applied_at')
    .execute()
  return page(rows, now)
}

const page = (rows: Row[], now: Date) => `<!doctype html>
<html lang="ja"><meta charset="utf-8"><title>活動記録</title>
<style>body{font-family:sans-serif;max-width:720px;margin:32px auto;padding:0 16px}table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:8px;border-bottom:1px solid #999}</style>
<h1>活動記録</h1>
<p>${longDateText(now)}に${escapeHtml(siteFullName())}から書き出しました。応募 ${rows.length}件</p>
<table><thead><tr><th>日付</th><th>内容</th><th>企業</th><th>求人</th></tr></thead><tbody>
${rows.map(({ applied_at, company_name, position_title }) => `<tr><td>${longDateText(applied_at)}</td><td>応募</td><td>${escapeHtml(company_name)}</td><td>${escapeHtml(position_title ?? 'オープンポジション')}</td></tr>`).join('\n')}
</tbody></table></html>
`
