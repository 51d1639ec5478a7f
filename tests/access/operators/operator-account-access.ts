import { randomUUID } from 'node:crypto'
import { addCandidate, addMember } from '#server/testing.ts'
import type { Access, World } from '../access.ts'

const seeing = { who: 'operator', act: 'see_people', audited: true } as const
const restricting = { who: 'operator', act: 'restrict_people' } as const
const resetting = { who: 'operator', act: 'reset_second_factors' } as const
const helping = { who: 'operator', act: 'help_people' } as const

const candidateWith =
  (body?: object) =>
  async ({ db }: World) => ({ params: { area: 'candidate', id: (await addCandidate(db)).id }, ...(body ? { body } : {}) })
const memberWith =
  (body: object) =>
  async ({ db }: World) => ({ params: { area: 'company', id: (await addMember(db)).id }, body })

async function signUp({ db }: World) {
  const email = `${randomUUID()}@candidate.example`
  const told = { password_hash: 'x', token_hash: Buffer.from(email), browser_hash: Buffer.from(email), told_sealed: 'x', expires_at: '2027-01-01T00:00:00Z' }
  await db
    .insertInto('pending_sign_ups')
    .values({ email, ...told })
    .execute()
  return { body: { email } }
}

/** What operators see of users, and do about their accounts. */
export const operatorAccountAccess: Record<string, Access> = {
  'GET /operators/people/': { ...seeing, call: () => ({ query: 'q=hanako@mebae.example' }) },
  'GET /operators/people/{area}/{id}/': { ...seeing, call: candidateWith() },
  'PUT /operators/people/{area}/{id}/restriction/': { ...restricting, call: memberWith({ restricted: true, reason: '迷惑行為のため' }) },
  'PUT /operators/people/candidate/{id}/premium/': {
    ...restricting,
    call: async ({ db }) => ({ params: { id: (await addCandidate(db)).id }, body: { premium: true, reason: '役員の経験があるため' } }),
  },
  'PUT /operators/people/{area}/{id}/session_end/': { ...restricting, call: candidateWith({ reason: '乗っ取りの届けがあったため' }) },
  'PUT /operators/people/candidate/{id}/second_factor_reset/': {
    ...resetting,
    call: async ({ db }) => ({
      params: { id: (await addCandidate(db, { passkey_factor_at: '2026-11-01T10:00:00+09:00' })).id },
      body: { reason: '登録のアドレスからの返信と、登録した時期で確かめました' },
    }),
  },
  'PUT /operators/people/{area}/{id}/tags/': { ...helping, call: candidateWith({ tags: ['要フォロー'] }) },
  'POST /operators/people/{area}/{id}/notes/': { ...helping, call: candidateWith({ text: '電話で確認済み。' }) },
  'POST /operators/people/{area}/{id}/mails/': { ...helping, call: candidateWith({ kind: 'reset' }) },
  'POST /operators/people/sign_up_mails/': { ...helping, call: signUp },
}
