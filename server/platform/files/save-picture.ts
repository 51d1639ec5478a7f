import { randomUUID } from 'node:crypto'
import { fileTypeFromBuffer } from 'file-type'
import { sql } from 'kysely'
import { LARGEST_FILE } from '#contract/conversations/message-limits.ts'
import type { RequestContext } from '../request/request-context.ts'
import { fail } from '#server/fail.ts'
import { imageTypes, pictureFile, picturePath } from './picture-path.ts'
import { redrawnImage } from './redrawn-image.ts'
import { storedFiles } from './stored-files.ts'
import { rateLimit } from '../request/rate-limit.ts'

/** Of each company, or of all operators, within a day. */
const DAILY_PICTURES = 100

type Context = RequestContext & { viewer: { id: string } }
/** Without a company it is one of the operators'. */
type Owner = { company_id: number | null; longestEdge: number }

const refuse = (message: string): never => fail('INPUT_INVALID', [{ field: 'file', message }])

/** Stores a picture after drawing it again: only the pixels of the uploaded file remain. */
export async function savePicture(context: Context, file: File, { company_id, longestEdge }: Owner) {
  const { db, viewer, now, client } = context
  await rateLimit({ ...context, client: { ...client, address: viewer.id } }, 'attachment')
  if (file.size > LARGEST_FILE) fail('PAYLOAD_TOO_LARGE')
  await askRoom(context, company_id)

  const given = await file.bytes()
  const type = await fileTypeFromBuffer(given)
  if (!type || !imageTypes.has(type.mime)) refuse('この種類のファイルは使えません。PNG、JPEG、WebP、GIFの画像を選んでください。')
  const drawn = await redrawnImage(given, { longestEdge, format: 'webp' })
  if (!drawn) return refuse('画像として読めません。ほかの画像を選んでください。')

  const id = randomUUID()
  await storedFiles.put(pictureFile.key(id), drawn.bytes)
  await db.insertInto('company_pictures').values({ id, company_id, byte_size: drawn.bytes.length, created_at: now().toISOString() }).execute()
  return { id, picture: picturePath(id) }
}

async function askRoom({ db, now }: Pick<RequestContext, 'db' | 'now'>, company_id: number | null) {
  const { count } = await db
    .selectFrom('company_pictures')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', 'is not distinct from', company_id)
    .where(sql<boolean>`created_at > ${now()}::timestamptz - interval '1 day'`)
    .executeTakeFirstOrThrow()
  if (count >= DAILY_PICTURES) fail('FILES_FULL')
}
