import { sql } from 'kysely'
import type { BlockRule, BlockRuleInput, Caught } from '#contract/candidates/privacy/privacy.ts'
import { lockCandidate } from '#server/accounts/sessions/viewer/lock-candidate.ts'
import { publicCompanies } from '#server/companies/directory/public-companies.ts'
import { domainKeys } from '#server/companies/domains/domain-keys.ts'
import { fail } from '#server/fail.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { CandidateContext } from '#server/platform/request/viewer-contexts.ts'
import { listedColumns } from '../listed-columns.ts'

const SHOWN = 20

/** The public companies that a rule blocks. It blocks companies that join later, too. */
async function caughtCompanies({ db, viewer }: CandidateContext, { kind, key }: { kind: string; key: string }): Promise<Caught> {
  const keys = db
    .selectFrom('company_keys')
    .select('company_id')
    .where('kind', '=', kind === 'domain' ? 'domain' : 'name')
    .where(kind === 'domain' ? sql<boolean>`key = ${key}` : sql<boolean>`strpos(key, ${key}) > 0`)
  const caught = publicCompanies(db).where('companies.id', 'in', keys)
  const { total } = await caught.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const companies = await caught.select(listedColumns(db, viewer.id)).orderBy('companies.name').orderBy('companies.id').limit(SHOWN).execute()
  return { total, companies }
}

/** A shorter word stands in the names of too many companies. */
const SHORTEST = 2

/** The key by which a rule is compared. A rule that would block any company, or none, is refused with the reason. */
async function ruleKey(db: Database, { kind, value }: BlockRuleInput) {
  if (kind === 'domain') return domainKeys(value)[0] ?? fail('INPUT_INVALID', [{ field: 'value', message: NO_DOMAIN }])
  const { rows } = await sql<{ key: string }>`select fold_name(${value}) as key`.execute(db)
  const key = rows[0]!.key
  return [...key].length < SHORTEST ? fail('INPUT_INVALID', [{ field: 'value', message: TOO_SHORT }]) : key
}

const NO_DOMAIN = '会社のドメインを、sample.co.jp のように入力してください。だれでも使えるメールやサイトのドメインは指定できません。'
const TOO_SHORT = '記号を除いて2文字以上で入力してください。'

/** The rules, the latest first, each with the companies that it blocks. */
export async function listBlockRules(context: CandidateContext) {
  const rules = await context.db
    .selectFrom('block_rules')
    .select(['id', 'kind', 'value', 'key', 'created_at'])
    .where('candidate_user_id', '=', context.viewer.id)
    .orderBy('id', 'desc')
    .$narrowType<Pick<BlockRule, 'kind'>>()
    .execute()
  return { block_rules: await Promise.all(rules.map(async (rule) => ({ ...rule, caught: await caughtCompanies(context, rule) }))) }
}

export const previewBlockRule = async (context: CandidateContext, rule: BlockRuleInput) =>
  caughtCompanies(context, { kind: rule.kind, key: await ruleKey(context.db, rule) })

/** More rules would slow down every company's reads, and no candidate can oversee them. */
const MOST = 50

/** Keeps a rule; the same rule again is the one that is there. */
export async function addBlockRule(context: CandidateContext, { kind, value }: BlockRuleInput) {
  const { db, viewer, now } = context
  await lockCandidate(db, viewer.id)
  const key = await ruleKey(db, { kind, value })
  const { rules } = await db
    .selectFrom('block_rules')
    .select(({ fn }) => fn.countAll<number>().as('rules'))
    .where('candidate_user_id', '=', viewer.id)
    .executeTakeFirstOrThrow()
  if (rules >= MOST) fail('INPUT_INVALID', [{ field: 'value', message: `条件は${MOST}件までです。使っていない条件を消してください。` }])

  const rule = await db
    .insertInto('block_rules')
    .values({ candidate_user_id: viewer.id, kind, value, key, created_at: now().toISOString() })
    .onConflict((conflict) => conflict.columns(['candidate_user_id', 'kind', 'key']).doUpdateSet({ value }))
    .returning(['id', 'value', 'created_at'])
    .executeTakeFirstOrThrow()
  return { ...rule, kind, caught: await caughtCompanies(context, { kind, key }) }
}

export async function removeBlockRule({ db, viewer }: CandidateContext, id: number) {
  const { numDeletedRows } = await db.deleteFrom('block_rules').where('id', '=', id).where('candidate_user_id', '=', viewer.id).executeTakeFirstOrThrow()
  if (!numDeletedRows) fail('NOT_FOUND')
  return { success: true }
}
