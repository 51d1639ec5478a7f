import { sql } from 'kysely'
import type { BlockRuleInput } from '#contract/candidates/privacy/privacy.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { fail } from '#server/fail.ts'
import { domainKeys } from '#server/companies/domains/domain-keys.ts'

/** A shorter word stands in the names of too many companies. */
const SHORTEST = 2

/** The key by which a rule is compared. A rule that would block any company, or none, is refused with the reason. */
export async function ruleKey(db: Database, { kind, value }: BlockRuleInput) {
  if (kind === 'domain') return domainKeys(value)[0] ?? fail('INPUT_INVALID', [{ field: 'value', message: NO_DOMAIN }])
  const { rows } = await sql<{ key: string }>`select fold_name(${value}) as key`.execute(db)
  const key = rows[0]!.key
  return [...key].length < SHORTEST ? fail('INPUT_INVALID', [{ field: 'value', message: TOO_SHORT }]) : key
}

const NO_DOMAIN = '会社のドメインを、sample.co.jp のように入力してください。だれでも使えるメールやサイトのドメインは指定できません。'
const TOO_SHORT = '記号を除いて2文字以上で入力してください。'
