import { randomUUID } from 'node:crypto'
import { purposes } from '#contract/accounts/consents/purposes.ts'
import { hashToken } from '#server/accounts/sessions/session-cookie.ts'
import { addMember, daysAgo } from '#server/testing.ts'
import type { Access, World } from '../access.ts'

const of = 'company'
const consents = { terms: purposes.terms.version, privacy: purposes.privacy.version }
const password = '正しい馬とホチキス'
const email = 'newcomer@yamada.example'
const signUp = { company_name: '山田製作所', corporate_number: '8700110005901', url: 'https://yamada.example', name: '三枝', email, password, consents }
const nobodys = { token: 'nobody' }

const aColleague = async ({ db, company_id }: World) => ({ params: { company_user_id: (await addMember(db, { company_id, role: 'recruiter' })).id } })
async function anInvitation({ db, company_id }: World) {
  const invitation = { company_id, email: `${randomUUID()}@yamada.example`, role: 'guest', token_hash: hashToken(randomUUID()) }
  const { id } = await db
    .insertInto('member_invitations')
    .values({ ...invitation, invited_by_name: '三枝', expires_at: daysAgo(-7) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { params: { id } }
}

/** How a company's members join, and who decides about them. */
export const memberAccess: Record<string, Access> = {
  'POST /company_users/': { who: 'anyone', call: () => ({ body: signUp }) },
  'POST /company_users/password_resets/': { who: 'anyone', call: () => ({ body: { email } }) },
  // Tokens of links that were never sent.
  'POST /company_users/verifications/': { who: 'anyone', call: () => ({ body: nobodys }), status: 410 },
  'POST /company_users/invitations/openings/': { who: 'anyone', call: () => ({ body: nobodys }), status: 410 },
  'POST /company_users/invitations/uses/': { who: 'anyone', call: () => ({ body: { ...nobodys, name: '和泉', password, consents } }), status: 410 },
  'POST /company_users/password_resets/uses/': { who: 'anyone', call: () => ({ body: { ...nobodys, password } }), status: 410 },
  'POST /company_users/email_changes/uses/': { who: 'anyone', call: () => ({ body: nobodys }), status: 410 },

  'GET /company_users/members/': { who: 'member', act: 'see_members' },
  'PATCH /company_users/members/{company_user_id}/': {
    who: 'member',
    act: 'manage_members',
    of,
    call: async (world) => ({ ...(await aColleague(world)), body: { role: 'guest' } }),
  },
  'DELETE /company_users/members/{company_user_id}/': { who: 'member', act: 'manage_members', of, call: aColleague },
  'POST /company_users/invitations/': { who: 'member', act: 'manage_members', call: () => ({ body: { email, role: 'guest' } }) },
  'POST /company_users/invitations/{id}/mails/': { who: 'member', act: 'manage_members', of, call: anInvitation },
  'DELETE /company_users/invitations/{id}/': { who: 'member', act: 'manage_members', of, call: anInvitation },
}
