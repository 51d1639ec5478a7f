import { sql } from 'kysely'
import { LARGEST_FILE, MOST_APPLICATION_FILES, MOST_FILES } from '#contract/conversations/message-limits.ts'
import type { AttachedFile } from '#contract/conversations/messages.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { fail } from '#server/fail.ts'
import { rateLimit } from '#server/platform/request/rate-limit.ts'
import type { Party } from '#server/platform/viewers/viewer.ts'
import { writingRefusal } from '../../threads/writing-refusal.ts'
import { lockPartner, type Partner } from '../../threads/find-thread.ts'
import { checkedFile } from './checked-file.ts'
import { saveFile } from './save-file.ts'

/** Of each person within a day. */
const DAILY_FILES = 50
const DAILY_BYTES = 100 * 1_048_576

type Uploading = RequestContext & { viewer: Party }
/** `isOfApplication`: a PDF for the next application, else any file for the next message. */
type Use = { isOfApplication: boolean }

/** Keeps a file for the next message, once its content is what may be sent. Nobody but its sender knows of it until then. */
export function uploadFile(context: Uploading, partner: Partner, file: File): Promise<AttachedFile> {
  const { db, viewer, now } = context
  const openThread = async () => {
    const thread = await lockPartner(db, viewer, partner)
    const refusal = await writingRefusal(db, viewer, thread, now())
    return refusal ? fail(refusal) : thread
  }
  return uploadInto(context, file, openThread, { isOfApplication: false })
}

/** Checks a file and keeps it in the thread that is held. */
export async function uploadInto(context: Uploading, file: File, holdThread: () => Promise<{ id: string }>, { isOfApplication }: Use): Promise<AttachedFile> {
  const { db, viewer, now, client } = context
  await rateLimit({ ...context, client: { ...client, address: viewer.id } }, 'attachment')
  if (file.size > LARGEST_FILE) fail('PAYLOAD_TOO_LARGE')
  const thread = await holdThread()
  await askRoom(db, viewer, { thread_id: thread.id, isOfApplication, bytes: file.size, now: now() })

  const checked = await checkedFile(await file.bytes(), file.name)
  if (isOfApplication && checked.media_type !== 'application/pdf')
    fail('INPUT_INVALID', [{ field: 'file', message: 'PDFではないファイルは添付できません。PDFを選んでください。' }])
  const company_user_id = viewer.area === 'company' ? viewer.id : null
  return saveFile(db, { ...checked, thread_id: thread.id, company_user_id, name: file.name, is_of_application: isOfApplication, at: now() })
}

type Room = Use & { thread_id: string; bytes: number; now: Date }

async function askRoom(db: Database, viewer: Party, { thread_id, isOfApplication, bytes, now }: Room) {
  const most = isOfApplication ? MOST_APPLICATION_FILES : MOST_FILES
  const mine = viewer.area === 'company' ? sql`message_attachments.company_user_id = ${viewer.id}` : sql`not company and candidate_user_id = ${viewer.id}`
  const sent = await db
    .selectFrom('message_attachments')
    .innerJoin('threads', 'threads.id', 'thread_id')
    .select([
      sql<number>`count(*)::int`.as('files'),
      sql<number>`coalesce(sum(byte_size), 0)::int`.as('bytes'),
      sql<number>`(count(*) filter (where message_id is null and scheduled_message_id is null and company_scheduled_message_id is null and thread_id = ${thread_id} and is_of_application = ${isOfApplication} and message_attachments.state <> 'refused'))::int`.as(
        'unsent',
      ),
    ])
    .where(sql<boolean>`${mine}`)
    .where(sql<boolean>`message_attachments.created_at > ${now}::timestamptz - interval '1 day'`)
    .executeTakeFirstOrThrow()
  if (sent.files >= DAILY_FILES || sent.bytes + bytes > DAILY_BYTES) fail('FILES_FULL')
  if (sent.unsent >= most) fail('INPUT_INVALID', [{ field: 'file', message: `ファイルは${most}つまで付けられます。` }])
}
