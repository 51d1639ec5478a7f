import { type HiddenKind, hiddenWords } from '#contract/candidates/hiding/hidden-words.ts'
import type { RevealPart } from '#contract/candidates/privacy/shown-parts.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { fail } from '#server/fail.ts'
import { secretColumns, secretsOf } from '#server/candidates/visibility/secrets-of.ts'

type Wished = { parts: RevealPart[] /** Shown until now. */; known: RevealPart[]; isConfirmed: boolean }

/** The content of a PDF cannot be hidden: without the name, one is shown only after the candidate confirmed that. What was confirmed before stays so. */
export async function refuseWhatCannotBe(db: Database, candidate_user_id: string, { parts, known, isConfirmed }: Wished) {
  const hasUpload = parts.includes('job_history_pdf')
  if (hasUpload && !(await db.selectFrom('job_history_pdfs').select('storage_key').where('candidate_user_id', '=', candidate_user_id).executeTakeFirst()))
    fail('INPUT_INVALID', [{ field: 'shown.document', message: '職務経歴書のPDFがアップロードされていません。ほかの項目を選んでください。' }])
  const isAnonymous = (shown: RevealPart[]) => !shown.includes('name')
  const isNew = (part: RevealPart) => parts.includes(part) && !(known.includes(part) && isAnonymous(known))
  if (!isAnonymous(parts) || isConfirmed || !(isNew('job_history_pdf') || isNew('attached_files'))) return
  const told = hasUpload ? await toldBy(db, candidate_user_id) : ''
  fail('INPUT_INVALID', [{ field: 'files_confirmed', message: `${told}PDFの中身は伏せられません。確かめて、チェックを入れてください。` }])
}

const kinds: Record<HiddenKind, string> = { name: '氏名', employer: '勤め先', school: '学校名', contact: '連絡先' }

/** What the text of the uploaded PDF tells, as far as it could be read. */
async function toldBy(db: Database, candidate_user_id: string) {
  const row = await db
    .selectFrom('candidate_users')
    .innerJoin('accounts', 'accounts.id', 'candidate_users.id')
    .innerJoin('candidate_profiles', 'candidate_profiles.candidate_user_id', 'candidate_users.id')
    .select([...secretColumns, 'job_history_pdf_text'])
    .where('candidate_users.id', '=', candidate_user_id)
    .executeTakeFirstOrThrow()
  const found = new Set(hiddenWords(secretsOf(row, []))(row.job_history_pdf_text).map(({ kind }) => kinds[kind]))
  return found.size > 0 ? `アップロードしたPDFに、${[...found].join('・')}が書かれています。` : ''
}
