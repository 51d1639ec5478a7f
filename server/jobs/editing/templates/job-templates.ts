import { sql } from 'kysely'
import type { JobContent } from '#contract/jobs/postings/job-content.ts'
import { MOST_JOB_TEMPLATES } from '#contract/jobs/templates/job-templates.ts'
import { fail } from '#server/fail.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { acceptedContent } from '../content/accepted-content.ts'
import { contentColumns, contentOf } from '../../changes/content-of.ts'
import { createOwnJob } from '../create-own-job.ts'
import { ownJobs } from '../own-jobs.ts'

const shown = ['id', 'name', sql<string>`content ->> 'position_title'`.as('position_title'), 'created_by', 'updated_at'] as const

const ownTemplates = (db: Database, company_id: number) => db.selectFrom('job_templates').where('company_id', '=', company_id)

export async function listJobTemplates({ db, viewer }: MemberContext) {
  return { templates: await ownTemplates(db, viewer.company_id).select(shown).orderBy('name').orderBy('id').execute() }
}

export async function createJobTemplate(context: MemberContext, { job_id, name }: { job_id: number; name: string }) {
  const { db, viewer, now } = context
  const job = await ownJobs(db, viewer).where('id', '=', job_id).select(contentColumns).executeTakeFirst()
  if (!job) fail('NOT_FOUND')
  const { count } = await ownTemplates(db, viewer.company_id)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (count >= MOST_JOB_TEMPLATES) refuse(`テンプレートは${MOST_JOB_TEMPLATES}件までです。使わないものを消してから、もう一度保存してください。`)
  const made = await db
    .insertInto('job_templates')
    .values({
      company_id: viewer.company_id,
      name,
      content: JSON.stringify(contentOf(job as JobContent)),
      created_by: viewer.name,
      updated_at: now().toISOString(),
    })
    .onConflict((conflict) => conflict.columns(['company_id', 'name']).doNothing())
    .returning(shown)
    .executeTakeFirst()
  return made ?? refuse(NAME_TAKEN)
}

export async function renameJobTemplate({ db, viewer, now }: MemberContext, { id, name }: { id: number; name: string }) {
  const same = await ownTemplates(db, viewer.company_id).where('name', '=', name).where('id', '<>', id).select('id').executeTakeFirst()
  if (same) refuse(NAME_TAKEN)
  const renamed = await db
    .updateTable('job_templates')
    .set({ name, updated_at: now().toISOString() })
    .where('id', '=', id)
    .where('company_id', '=', viewer.company_id)
    .returning(shown)
    .executeTakeFirst()
  return renamed ?? fail('NOT_FOUND')
}

export async function removeJobTemplate({ db, viewer }: MemberContext, id: number) {
  const removed = await db.deleteFrom('job_templates').where('id', '=', id).where('company_id', '=', viewer.company_id).returning('id').executeTakeFirst()
  if (!removed) fail('NOT_FOUND')
  return { success: true }
}

/** The id of a draft made from the template. What cannot be chosen any more is left empty in it. */
export async function createJobFromTemplate(context: MemberContext, id: number) {
  const { db, viewer } = context
  const template = await ownTemplates(db, viewer.company_id).where('id', '=', id).select(sql<JobContent>`content`.as('content')).executeTakeFirst()
  if (!template) fail('NOT_FOUND')
  const { position_title } = template.content
  return { job_id: await createOwnJob(context, { ...(await acceptedContent(context, template.content)), position_title }) }
}

const NAME_TAKEN = '同じ名前のテンプレートがあります。'

function refuse(message: string): never {
  fail('INPUT_INVALID', [{ field: 'name', message }])
}
