import type { JobPaste } from '#contract/jobs/drafting/job-readings.ts'
import { LONGEST_PASTE } from '#contract/jobs/drafting/longest-paste.ts'
import { fail } from '#server/fail.ts'
import { readLookups } from '#server/platform/lookups/list-lookups.ts'
import { rateLimit } from '#server/platform/request/rate-limit.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { BrokenFile } from '../../import/broken-file.ts'
import { skillReader } from '../../import/subject/skill-reader.ts'
import { textOf } from '../../import/formats/read-value.ts'
import { htmlToText } from '../../import/text/html-to-text.ts'
import { cleanText } from '../../import/text/plain-form.ts'
import { createOwnJob } from '../create-own-job.ts'
import { acceptedContent } from '../content/accepted-content.ts'
import { contentOfPosting, recordsOfFile, withCompany } from '../transfer/records-of-file.ts'
import { filledFields, passagesOf } from './passages-of.ts'
import { postingsOfText } from './postings-of-text.ts'
import { plainTextOf } from './plain-text-of.ts'
import { unreadLines } from './unread-lines.ts'

const LARGEST = 5 * 1024 * 1024
/** More of them are imported as a file, which shows first what it will do. */
const MOST = 20

type Read = { content: Record<string, unknown>; text: string } | { reason: string }
type Piece = { place: string; read: Read }

/** Drafts from a pasted posting: from what a file states in fields where it does, else from the words of its text. */
export async function pasteJob(context: MemberContext, { text, file }: { text?: string | undefined; file?: File | undefined }): Promise<JobPaste> {
  await rateLimit({ ...context, client: { ...context.client, address: context.viewer.id } }, 'upload')
  if (file && file.size > LARGEST) fail('PAYLOAD_TOO_LARGE')
  const field = text?.trim() ? 'text' : 'file'
  const source = field === 'text' ? text! : file ? plainTextOf(await file.bytes()) : ''
  if (source.trim() === '') refuse(field === 'file' && file && file.size > 0 ? 'file' : 'text', '求人票の文章を貼り付けるか、ファイルを選んでください。')

  const pieces = await piecesOf(context, source, field)
  if (pieces.length > MOST) refuse(field, `一度に作れるのは${MOST}件までです。それより多いときは、「インポート・エクスポート」で取り込んでください。`)
  const jobs: JobPaste['jobs'] = []
  const left_out: JobPaste['left_out'] = []
  for (const { place, read } of pieces) {
    if ('reason' in read) left_out.push({ place, reason: read.reason })
    else jobs.push(await draftOf(context, read.content, read.text))
  }
  if (jobs.length === 0) refuse(field, left_out[0]?.reason ?? '求人として読み取れるところがありません。')
  return { jobs, left_out }
}

function refuse(field: string, message: string): never {
  fail('INPUT_INVALID', [{ field, message }])
}

async function piecesOf(context: MemberContext, source: string, field: string): Promise<Piece[]> {
  const { name } = await context.db.selectFrom('companies').select('name').where('id', '=', context.viewer.company_id).executeTakeFirstOrThrow()
  const { records } = await recordsOfFile(context, Buffer.from(source), { most: MOST, company: name }).catch((error: unknown) => {
    // What states nothing in fields is read as the text that it shows.
    if (error instanceof BrokenFile) return isData(source) ? refuse(field, error.message) : { records: [] }
    throw error
  })
  const shown = cleanText(htmlToText(cleanText(source)))
  if (records.some((record) => 'content' in record))
    return records.map((record) => ({
      place: record.place,
      read: 'reason' in record ? { reason: record.reason } : { content: record.content, text: records.length === 1 ? shown.slice(0, LONGEST_PASTE) : '' },
    }))
  if (shown.length > LONGEST_PASTE) refuse(field, '文章は20万文字までです。')
  const { skill_types } = await readLookups(context.db, 'ja')
  const readSkills = skillReader(skill_types)
  const postings = postingsOfText(shown, MOST + 1)
  return postings.map(({ posting, beside, text }, at) => ({
    place: `${at + 1}件目`,
    read: posting.title
      ? { content: { ...contentOfPosting(withCompany(posting, name), readSkills), ...stated(beside) }, text }
      : { reason: '題名になる行がありません。1行目に求人の題名を入れてください。' },
  }))
}

/** What stands under its heading. Without one, what the other parts say of it counts. */
const stated = (beside: Record<string, string>) => Object.fromEntries(Object.entries(beside).filter(([, text]) => text !== ''))

/** JSON without a posting: no text that people would read. */
function isData(source: string) {
  if (!/^\s*[{[]/.test(source)) return false
  try {
    return typeof JSON.parse(source) === 'object'
  } catch {
    return false
  }
}

/** A draft with everything in it that is accepted; a value that is not stays in the text, as an unread line. */
async function draftOf(context: MemberContext, read: Record<string, unknown>, text: string) {
  const content = await acceptedContent(context, read)
  const position_title = (content.position_title || textOf(read['position_title'])).slice(0, 300) || '題名のない求人'
  const id = await createOwnJob(context, { ...content, position_title })
  const draft = { id, position_title, fields_read: filledFields(content).length }
  // Of several records in a file nobody can say which words belong to which.
  if (text === '') return { ...draft, lines_unread: 0 }
  const passages = passagesOf(content, text)
  const unread = unreadLines(text, content, passages)
  await context.db
    .insertInto('job_offer_readings')
    .values({
      job_id: id,
      text,
      passages: JSON.stringify(passages),
      unread: JSON.stringify(unread),
      read_at: context.now().toISOString(),
    })
    .execute()
  return { ...draft, lines_unread: unread.length }
}
