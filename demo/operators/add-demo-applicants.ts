import { addAccount } from '#server/accounts/account/accounts.ts'
import { isCorporateNumber } from '#contract/companies/registration/corporate-number.ts'
import type { Database } from '#server/platform/database/connect.ts'

const people = ['浅野 智也', '菅原 美月', '大西 健', '川端 里奈', '柴田 光', '吉岡 真央']

/** An invented number whose check digit fits. */
const numberOf = (id: number) => Array.from('123456789', (check) => `${check}${String(990_000_000_000 + id)}`).find(isCorporateNumber)!

/** The visitors who signed up the demonstration's waiting companies: most from the domain of their site, some not. No one can sign in as them. */
export async function addDemoApplicants(db: Database, now: Date) {
  const waiting = await db
    .selectFrom('companies')
    .select(['id', 'url'])
    .where('is_demo', '=', true)
    .where('state', 'in', ['pending', 'provisional'])
    .orderBy('id')
    .execute()
  for (const [nth, { id, url }] of waiting.entries()) {
    const domain = new URL(url ?? 'https://www.example').hostname.replace(/^www\./, '')
    await db
      .updateTable('companies')
      .set({ corporate_number: nth % 4 === 3 ? null : numberOf(id), end_of_contract: false })
      .where('id', '=', id)
      .execute()
    const add = async (name: string, host: string, role: string, email_verified_at: string | null) => {
      const account = await addAccount(db, 'company', { email: `${role}${id}@${host}`, email_verified_at })
      if (account) await db.insertInto('company_users').values({ id: account, company_id: id, name, role }).execute()
    }
    await add(people[nth % people.length]!, domain, 'admin', now.toISOString())
    if (nth % 3 === 1) await add(people[(nth + 1) % people.length]!, 'partner.example', 'recruiter', null)
  }
}
