import { addAccount } from '#server/accounts/account/accounts.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { addDemoOwners } from './add-demo-owners.ts'
import { hashToken, newToken } from '#server/accounts/sessions/session-cookie.ts'

const later = (now: Date, days: number) => new Date(now.getTime() + days * 86_400_000).toISOString()

const people = [
  { email: 'company@demo.example', name: '三枝 由香', role: 'admin' },
  { email: 'recruiter@demo.example', name: '和泉 亮', role: 'recruiter' },
  { email: 'assistant@demo.example', name: '小宮 奈々', role: 'assistant' },
  { email: 'guest@demo.example', name: '相馬 大地', role: 'guest' },
  // Belongs to two companies: the first one and the next.
  { email: 'two@demo.example', name: '槇 琴音', role: 'recruiter' },
]

/** The members whose accounts visitors try out: all of the first active demonstration company, one of them of the second, too. None when there is no such company. */
export async function addDemoMembers(db: Database, password_hash: string, now: Date) {
  // The account of a second membership has no password: its person signs in with the first.
  const known = await db
    .updateTable('accounts')
    .set({ password_hash })
    .where('kind', '=', 'company')
    .where('is_demo', '=', true)
    .where('principal_id', 'is', null)
    .returning('email')
    .execute()
  if (known.length > 0) return people.filter(({ email }) => known.some((account) => account.email === email))
  const [company, second] = await db
    .selectFrom('companies')
    .select('id')
    .where('is_demo', '=', true)
    .where('state', '=', 'active')
    .where('end_of_contract', '=', false)
    .orderBy('id')
    .limit(2)
    .execute()
  if (!company) return []
  // The demonstration's members have addresses of one fixed domain, whatever the invented company's is.
  await db
    .insertInto('company_aliases')
    .values({ company_id: company.id, kind: 'domain', value: 'demo.example' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('member_invitations')
    .values({
      company_id: company.id,
      email: 'hashimoto@partner.example',
      role: 'guest',
      token_hash: hashToken(newToken()),
      invited_by_name: '三枝 由香',
      expires_at: later(now, 7),
    })
    .execute()
  for (const { email, ...member } of people) {
    const id = await addAccount(db, 'company', { email, password_hash, email_verified_at: now.toISOString(), is_demo: true })
    if (id)
      await db
        .insertInto('company_users')
        .values({ ...member, id, company_id: company.id })
        .execute()
    if (id && second && email === 'two@demo.example') await addSecondMembership(db, id, { name: member.name, company_id: second.id })
  }
  for (const { id } of [company, ...(second ? [second] : [])]) await addDemoOwners(db, id)
  return people
}

/** Administrator of the second company, whose jobs, conversation and candidates are part of the demonstration. */
async function addSecondMembership(db: Database, principal_id: string, member: { name: string; company_id: number }) {
  const { id } = await db
    .insertInto('accounts')
    .columns(['kind', 'principal_id', 'email', 'is_demo'])
    .expression((from) => from.selectFrom('accounts').select(['kind', 'id', 'email', 'is_demo']).where('id', '=', principal_id))
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('company_users')
    .values({ ...member, id, role: 'admin' })
    .execute()
}
