import { Hono } from 'hono'
import { companyActRefusal } from '#contract/accounts/members/company-acts.ts'
import type { Client, RequestContext } from '#server/platform/request/request-context.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import { storedFiles } from '#server/platform/files/stored-files.ts'
import { findViewer } from '#server/accounts/sessions/viewer/find-viewer.ts'
import { isBeforeFactor } from '#server/accounts/sessions/factors/has-factor.ts'
import type { Party } from '#server/platform/viewers/viewer.ts'
import { threadsOf } from '#server/accounts/conversation-access/threads-of.ts'
import { recordAccess } from '#server/candidates/visibility/record-access.ts'
import { showsFiles } from '../talk/read-messages.ts'
import { attachmentKey } from './attachments.ts'

type Deps = Pick<RequestContext, 'db' | 'now'>

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/**
 * A file of a message, for the two parties of its thread only, checked at each request. It comes for saving: nothing in it can run, load or frame anything
 * (server/platform/http/pages/security-headers.ts). A reader who may not have the file, and a file that is not clean, get 404. A company gets a file of an application while the candidate
 * shows it, and their ledger says that it was opened.
 */
export const receipt = ({ db, now }: Deps, clientOf: (request: Request) => Client) =>
  new Hono().get('/online/message/receipt/:id/attachment/', async (c) => {
    const id = c.req.param('id')
    // One browser may be signed in to both areas.
    for (const area of uuid.test(id) ? (['candidate', 'company'] as const) : []) {
      const viewer = await findViewer(db, clientOf(c.req.raw), now(), [area])
      const file = viewer && viewer.area !== 'operator' && mayRead(viewer) && (await open({ db, now }, viewer, id))
      const bytes = file && (await storedFiles.find(attachmentKey(file.storage_key)))
      if (bytes) return answer(file, bytes)
    }
    return c.notFound()
  })

const mayRead = (viewer: Party) => !isBeforeFactor(viewer) && (viewer.area === 'candidate' || !companyActRefusal(viewer, 'see_threads'))

async function open({ db, now }: Deps, viewer: Party, id: string) {
  const file = await find(db, viewer, id).executeTakeFirst()
  if (!file?.is_of_application || viewer.area === 'candidate') return file
  if (companyActRefusal(viewer, 'see_candidates') || !file.candidate_user_id) return undefined
  const { candidate_user_id } = file
  return inTransaction(db, async (db) => {
    // It waits for a reveal that is being taken back, and that waits for it.
    const owner = await db
      .selectFrom('accounts')
      .select('id')
      .where('id', '=', candidate_user_id)
      .where('restricted_at', 'is', null)
      .forShare()
      .executeTakeFirst()
    const shown = owner && (await find(db, viewer, id).executeTakeFirst())
    if (shown) await recordAccess(db, viewer, { candidate_user_id, kind: 'file_opened', parts: ['attached_files'], at: now() })
    return shown
  })
}

const find = (db: RequestContext['db'], viewer: Party, id: string) =>
  threadsOf(db, viewer)
    .innerJoin('message_attachments as files', 'files.thread_id', 'threads.id')
    .select(['storage_key', 'file_name', 'media_type', 'is_of_application', 'threads.candidate_user_id'])
    .where('files.id', '=', id)
    .where('files.state', '=', 'clean')
    // What is not sent yet is its sender's own; the team sees what waits for a time.
    .where(({ or, and, eb }) =>
      or([
        eb('files.message_id', 'is not', null),
        viewer.area === 'company'
          ? or([eb('files.company_user_id', '=', viewer.id), eb('files.company_scheduled_message_id', 'is not', null)])
          : and([eb('files.company', '=', false), eb('threads.candidate_user_id', '=', viewer.id)]),
      ]),
    )
    .$if(viewer.area === 'company', (files) => files.where(({ or, eb }) => or([eb('files.is_of_application', '=', false), showsFiles])))

function answer({ file_name, media_type }: { file_name: string; media_type: string }, bytes: Uint8Array) {
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': media_type === 'text/plain' ? 'text/plain; charset=utf-8' : media_type,
      'Content-Disposition': `attachment; filename="${file_name.replaceAll(/[^\w.-]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(file_name).replaceAll(/['()*]/g, encodeOne)}`,
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Cache-Control': 'private, no-store',
    },
  })
}

const encodeOne = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`
