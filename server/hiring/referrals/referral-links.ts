import { sql } from 'kysely'
import { MOST_REFERRAL_LINKS } from '#contract/hiring/outside/outside-names.ts'
import { pages } from '#contract/platform/pages.ts'
import { hashToken, newToken } from '#server/accounts/sessions/session-cookie.ts'
import { fail } from '#server/fail.ts'
import { publishedJobs } from '#server/jobs/postings/published-jobs.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { open, seal } from '#server/platform/sealing/seal.ts'
import { settings } from '#server/settings.ts'

/** Of the jobs of a company, what one page of a link shows. */
const MOST_SHOWN = 20

/** The public jobs of a company: a link shows no other, for anybody may open it. */
const publicJobs = ({ db, now }: Pick<RequestContext, 'db' | 'now'>, company_id: number) =>
  publishedJobs(db, now()).select(['job_offers.id', 'job_offers.position_title']).where('job_offers.company_id', '=', company_id)

/** A member's own links, the newest first. Of who came by one they learn the number of those who agreed to that. */
export async function listReferralLinks(context: MemberContext) {
  const { db, viewer } = context
  const rows = await db
    .selectFrom('referral_links as links')
    .select([
      'links.id',
      'links.token_sealed',
      'links.created_at',
      'links.ended_at',
      sql<{ id: number; position_title: string } | null>`(select json_build_object('id', id, 'position_title', position_title)
        from job_offers where job_offers.id = links.job_id)`.as('job'),
      sql<number>`(select count(*)::int from outside_candidates as came
        where came.referral_link_id = links.id and came.consented_at is not null and came.member_notified_at is not null)`.as('known'),
    ])
    .where('links.company_user_id', '=', viewer.id)
    .orderBy('links.created_at', 'desc')
    .orderBy('links.id')
    .execute()
  const links = rows.map(({ token_sealed, ...link }) => ({ ...link, url: settings.publicUrl + pages.referral(open(token_sealed) ?? '') }))
  return { links, jobs: await publicJobs(context, viewer.company_id).orderBy('job_offers.id').limit(200).execute() }
}

/** The lock of the member keeps the number of their links true. */
export async function createReferralLink(context: MemberContext, { job_id }: { job_id?: number | undefined }) {
  const { db, viewer, now } = context
  const { company_id } = viewer
  await db.selectFrom('company_users').select('id').where('id', '=', viewer.id).forNoKeyUpdate().execute()
  if (job_id !== undefined && !(await publicJobs(context, company_id).where('job_offers.id', '=', job_id).executeTakeFirst())) fail('NOT_FOUND')
  const mine = db.selectFrom('referral_links').where('company_user_id', '=', viewer.id)
  const { count } = await mine.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()
  if (count >= MOST_REFERRAL_LINKS) fail('INPUT_INVALID', [{ field: 'job_id', message: `紹介リンクは1人${MOST_REFERRAL_LINKS}個までです。` }])
  const token = newToken()
  const made = { token_hash: hashToken(token), token_sealed: seal(token)!, created_at: now().toISOString() }
  await db
    .insertInto('referral_links')
    .values({ company_id, job_id, company_user_id: viewer.id, member_name: viewer.name, ...made })
    .execute()
  return { success: true }
}

export async function endReferralLink({ db, viewer, now }: MemberContext, id: string) {
  const ended = await db
    .updateTable('referral_links')
    .set({ ended_at: sql`coalesce(ended_at, ${now().toISOString()}::timestamptz)` })
    .where('id', '=', id)
    .where('company_user_id', '=', viewer.id)
    .executeTakeFirst()
  if (ended.numUpdatedRows === 0n) fail('NOT_FOUND')
  return { success: true }
}

/** The link behind a token that has not ended, of a company that is active. Nothing changes by looking. */
export const findReferralLink = ({ db }: Pick<RequestContext, 'db'>, token: string) =>
  db
    .selectFrom('referral_links as links')
    .innerJoin('companies', 'companies.id', 'links.company_id')
    .select(['links.id', 'links.company_id', 'links.job_id', 'links.member_name', 'companies.name as company_name'])
    .where('token_hash', '=', hashToken(token))
    .where('ended_at', 'is', null)
    .where('companies.state', '=', 'active')
    .where('companies.end_of_contract', '=', false)
    .executeTakeFirst()

/** The same as who was given it sees it: with its job, or with all that are public. */
export async function openReferralLink(context: Pick<RequestContext, 'db' | 'now'>, token: string) {
  const link = (await findReferralLink(context, token)) ?? fail('LINK_INVALID')
  const jobs = publicJobs(context, link.company_id).orderBy('job_offers.id')
  const job = link.job_id === null ? undefined : await jobs.where('job_offers.id', '=', link.job_id).executeTakeFirst()
  return { ...link, job: job ?? null, jobs: job ? [] : await jobs.limit(MOST_SHOWN).execute() }
}
