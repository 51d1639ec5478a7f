import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { LRUCache } from 'lru-cache'
import PQueue from 'p-queue'
import { dayNumber } from '#contract/platform/time/japan-time.ts'
import { payWords } from '#contract/jobs/postings/pay-words.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { siteFullName } from '#server/settings/site-settings.ts'
import { everPublishedJobs } from '../postings/published-jobs.ts'
import { drawJobPicture, type JobPicture } from './draw-job-picture.ts'

/** Changes with the drawing, so that a picture that a browser keeps is drawn again. */
const DRAWING = 1
const MOST_BYTES = 24 * 1024 * 1024
/** One picture at a time, and no longer line than a second or two. */
const MOST_WAITING = 20
const DAYS_READ = 90

const kept = new LRUCache<string, Buffer>({ maxSize: MOST_BYTES, sizeCalculation: (picture) => picture.byteLength })
const drawing = new Map<string, Promise<Buffer>>()
const queue = new PQueue({ concurrency: 1 })

/** The picture of a job for links to it. It is there as long as the page of the job is. */
export function jobPictures(deps: () => Pick<RequestContext, 'db' | 'now'>) {
  return new Hono().get('/pictures/jobs/:file', etag(), async (c) => {
    const { db, now } = deps()
    const [, id] = /^([1-9]\d{0,9})\.png$/.exec(c.req.param('file')) ?? []
    const found = id ? await readPicture(db, Number(id)) : null
    if (!found) return c.body(null, 404)
    if (found.closed_at && dayNumber(now()) - dayNumber(found.closed_at) > DAYS_READ) return c.body(null, 410)
    const tag = `"${createHash('sha256')
      .update(JSON.stringify([DRAWING, found.picture]))
      .digest('base64url')
      .slice(0, 22)}"`
    const headers = { ETag: tag, 'Cache-Control': 'public, max-age=3600' }
    const bytes = kept.get(tag) ?? (await draw(tag, found.picture))
    return bytes ? c.body(new Uint8Array(bytes), 200, { ...headers, 'Content-Type': 'image/png' }) : c.body(null, 503, { 'Retry-After': '5' })
  })
}

/** Who asks for a picture that is being drawn waits for that one; null where too many wait already. */
function draw(tag: string, picture: JobPicture): Promise<Buffer> | null {
  const begun = drawing.get(tag)
  if (begun) return begun
  if (queue.size >= MOST_WAITING) return null
  const drawn = queue
    .add(() => drawJobPicture(picture))
    .then((bytes) => {
      kept.set(tag, bytes)
      return bytes
    })
    .finally(() => drawing.delete(tag))
  drawing.set(tag, drawn)
  return drawn
}

async function readPicture(db: RequestContext['db'], id: number) {
  if (id > LARGEST_ID) return null
  const job = await everPublishedJobs(db)
    .where('job_offers.id', '=', id)
    .where('job_offers.state', 'in', ['published', 'closed'])
    .select([
      'position_title',
      'companies.name',
      'companies.is_demo',
      'min_salary',
      'max_salary',
      'is_salary_estimated',
      'pay_unit',
      'pay_min',
      'pay_max',
      'job_offers.state',
      'closed_at',
    ])
    .$narrowType<{ pay_unit: 'year' | 'month' | 'day' | 'hour' | null }>()
    .executeTakeFirst()
  if (!job) return null
  // 年収 480〜620万円（…）: the kind of the pay stands before it, and what stands in brackets has no room.
  const [label = '', pay = ''] = (payWords(job).split('（')[0] ?? '').split(' ')
  const isOver = job.state === 'closed'
  const picture: JobPicture = {
    company: job.name,
    title: job.position_title,
    label: isOver || !pay ? '' : label,
    pay: isOver ? '募集は終了しました' : pay || '年収の記載なし',
    site: siteFullName(),
    note: job.is_demo ? 'デモの求人です。実在しません' : '',
  }
  return { picture, closed_at: isOver ? job.closed_at : null }
}
const LARGEST_ID = 2_147_483_647
