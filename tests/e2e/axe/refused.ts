import type { BrowserContext } from '@playwright/test'
import type { Database } from '#server/platform/database/connect.ts'
import { signInMember } from '../kit/sign-in/sign-in-member.ts'
import { looker } from './looker.ts'

const at = (page: string) => `/online/companies/${page}`

const enterAs =
  (role: string, company: { state?: string; end_of_contract?: boolean } = {}) =>
  async (context: BrowserContext, db: Database) => {
    const row = { name: '山田製作所', state: 'active', ...company }
    const { id: company_id } = await db.insertInto('companies').values(row).returning('id').executeTakeFirstOrThrow()
    await signInMember(context, db, { company_id, role })
  }

/** Members whose role, or whose company, may not open everything. */
export const refusedLookers = [
  { who: 'a guest', enter: enterAs('guest'), refused: 'settings/members' },
  { who: 'an admin of a company that waits', enter: enterAs('admin', { state: 'pending' }), refused: 'candidates' },
  { who: 'an admin of a company that is suspended', enter: enterAs('admin', { state: 'suspended' }), refused: 'candidates' },
  { who: 'an admin of a company whose contract ended', enter: enterAs('admin', { end_of_contract: true }), refused: 'candidates' },
].map(({ who, enter, refused }) =>
  looker({
    who,
    looks: ['desk'],
    enter,
    states: [
      { page: at('dashboard') },
      { page: at('not_allowed'), state: 'that is refused', address: at(`not_allowed?page=${encodeURIComponent(at(refused))}`) },
    ],
  }),
)
