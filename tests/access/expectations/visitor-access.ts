import { purposes } from '#contract/accounts/consents/purposes.ts'
import { addMail } from '#server/platform/mail/testing.ts'
import type { Access } from '../access.ts'

const signUp = {
  email: 'newcomer@candidate.example',
  password: '正しい馬とホチキス',
  is_16_or_older: true,
  consents: { terms: purposes.terms.version, privacy: purposes.privacy.version },
}

/** The calls of visitors. */
export const visitorAccess: Record<string, Access> = {
  'GET /job_lists/': { who: 'anyone' },
  'GET /job_lists/{kind}/': { who: 'anyone', call: () => ({ params: { kind: 'occupation' }, query: 'name=16' }), status: 404 },
  'GET /job_offers/': { who: 'anyone' },
  'GET /job_offers/{id}/': { who: 'anyone', call: ({ job_id }) => ({ params: { id: job_id } }) },
  'GET /companies/': { who: 'anyone' },
  'GET /companies/{id}/': { who: 'anyone', call: ({ company_id }) => ({ params: { id: company_id } }) },
  'GET /companies/{id}/response_figures/': { who: 'anyone', call: ({ company_id }) => ({ params: { id: company_id } }) },
  'GET /response_figures/': { who: 'anyone' },
  'POST /companies/{id}/views/': { who: 'anyone', call: ({ company_id }) => ({ params: { id: company_id }, body: {} }) },
  'GET /masters/': { who: 'anyone' },
  'GET /places/': { who: 'anyone', call: () => ({ query: 'q=しぶや' }) },
  'GET /open_positions/': { who: 'anyone', call: () => ({ query: 'free_word=農業' }) },
  'GET /suggestions/': { who: 'anyone', call: () => ({ query: 'q=エンジニア' }) },
  'GET /postal_codes/{postal_code}/': { who: 'anyone', call: () => ({ params: { postal_code: '1040061' } }) },
  'POST /sessions/': { who: 'anyone', call: () => ({ body: { email: 'nobody@candidate.example', password: 'nobody' } }), status: 401 },
  'GET /data_handling/': { who: 'anyone' },
  'GET /dev/mails/': { who: 'anyone' },
  'GET /dev/mails/{mail_id}/': { who: 'anyone', call: async ({ db }) => ({ params: { mail_id: await addMail(db) } }) },
  'DELETE /sessions/current/': { who: 'anyone' },
  'POST /candidate_users/': { who: 'anyone', call: () => ({ body: signUp }) },
  'POST /candidate_users/registration_draft_checks/': { who: 'anyone', call: () => ({ body: { address: 13 } }) },
  'POST /candidate_users/password_resets/': { who: 'anyone', call: () => ({ body: { email: 'nobody@candidate.example' } }) },
  // Tokens of links that were never sent.
  'POST /candidate_users/verifications/': { who: 'anyone', call: () => ({ body: { token: 'nobody' } }), status: 410 },
  'POST /candidate_users/password_resets/uses/': { who: 'anyone', call: () => ({ body: { token: 'nobody', password: '正しい馬とホチキス' } }), status: 410 },
  'POST /candidate_users/email_changes/uses/': { who: 'anyone', call: () => ({ body: { token: 'nobody' } }), status: 410 },
}
