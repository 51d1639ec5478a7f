import type { Access, World } from '../access.ts'

const ofCompany = ({ company_id }: World) => ({ params: { company_id } })

async function employed({ db, owner, company_id }: World) {
  const employer = await db
    .insertInto('work_experiences')
    .values({ candidate_user_id: owner, organization_name: '山田製作所' })
    .returning('user_work_experience_id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('employer_keys')
    .values({ candidate_user_id: owner, ...employer, kind: 'name', key: '山田製作所' })
    .execute()
  return { params: { company_id } }
}

async function talked({ db, owner, company_id }: World) {
  await db.insertInto('threads').values({ candidate_user_id: owner, company_id, last_number: 1 }).execute()
  return { params: { company_id }, body: { level: 'career' } }
}

async function revealed({ db, owner, company_id }: World) {
  await db.insertInto('reveals').values({ candidate_user_id: owner, company_id, level: 'career' }).execute()
  return { params: { company_id } }
}

async function ruled({ db, owner }: World) {
  const rule = { candidate_user_id: owner, kind: 'keyword', value: '山田', key: '山田' }
  return { params: await db.insertInto('block_rules').values(rule).returning('id').executeTakeFirstOrThrow() }
}

/** Who may see and change which companies see a candidate. */
export const privacyAccess: Record<string, Access> = {
  'GET /candidate_users/privacy/': { who: 'candidate' },
  'PATCH /candidate_users/privacy/': { who: 'candidate', call: () => ({ body: { salary_floor: 400 } }) },
  'GET /candidate_users/blocked_companies/': { who: 'candidate' },
  'POST /candidate_users/blocked_companies/': { who: 'candidate', call: ({ company_id }) => ({ body: { company_id } }) },
  'DELETE /candidate_users/blocked_companies/{company_id}/': { who: 'candidate', call: ofCompany },
  'GET /candidate_users/block_rules/': { who: 'candidate' },
  'POST /candidate_users/block_rules/': { who: 'candidate', call: () => ({ body: { kind: 'keyword', value: '山田' } }) },
  'POST /candidate_users/block_rules/preview/': { who: 'candidate', call: () => ({ body: { kind: 'keyword', value: '山田' } }) },
  'DELETE /candidate_users/block_rules/{id}/': { who: 'owner', call: ruled },
  'GET /candidate_users/blocked_employers/': { who: 'candidate' },
  'PUT /candidate_users/blocked_employers/{company_id}/allowance/': { who: 'owner', call: employed },
  'DELETE /candidate_users/blocked_employers/{company_id}/allowance/': { who: 'candidate', call: ofCompany },
  'GET /candidate_users/visibility_preview/{company_id}/': { who: 'candidate', call: ofCompany },
  'GET /candidate_users/visibility_levels/': { who: 'candidate' },
  'GET /candidate_users/reveals/': { who: 'candidate' },
  'PUT /candidate_users/reveals/{company_id}/': { who: 'owner', call: talked },
  'DELETE /candidate_users/reveals/{company_id}/': { who: 'owner', call: revealed },
  'GET /candidate_users/access_ledger/': { who: 'candidate' },
  'GET /candidate_users/access_ledger/export/': { who: 'candidate' },
}
