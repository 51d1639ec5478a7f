import { expect } from 'vitest'
import type { Database } from '#server/platform/database/connect.ts'
import { addCandidate, apiFor, test } from '#server/testing.ts'
import { draftOfAnswers } from './interviews.ts'

async function person(db: Database, ai_consent_agreed: boolean | null = true) {
  const { id, as } = await addCandidate(db, { ai_consent_agreed })
  const api = (await apiFor(db, as)).candidate_users
  return { id, api, uses: () => db.selectFrom('events').select(['kind', 'detail']).where('candidate_user_id', '=', id).orderBy('id').execute() }
}

test.for([null, false])('without consent (%s) nothing of the interview runs', async (agreed, { db }) => {
  const { api, uses } = await person(db, agreed)
  const calls = [
    () => api.ai_interview.show(),
    () => api.ai_interview.answer({ work: '開発' }),
    () => api.ai_interview.draft({}),
    () => api.ai_interview.publish({ your_vision: 'x' }),
  ]
  for (const call of calls) await expect(call()).rejects.toMatchObject({ code: 'AI_CONSENT_REQUIRED', status: 403 })
  expect(await uses()).toEqual([])
  expect(await api.your_vision.show()).toMatchObject({ your_vision: '' })
})

test('consent is asked once, recorded with its version, and decides which questions are offered', async ({ db }) => {
  const { api } = await person(db, null)
  expect(await api.account()).toMatchObject({ needs_ai_consent_dialog: true, ai_consent_agreed: null, can_ai_interview: false, ai_interview_url: null })
  expect(await api.ai_consent({ agreed: false })).toEqual({ needs_ai_consent_dialog: false, ai_consent_agreed: false })
  expect(await api.account()).toMatchObject({ needs_ai_consent_dialog: false, ai_consent_agreed: false, can_ai_interview: false, ai_interview_url: null })
  await api.ai_consent({ agreed: true })
  expect(await api.account()).toMatchObject({ ai_consent_agreed: true, can_ai_interview: true, ai_interview_url: '/profile/interview' })
  const written = await db.selectFrom('consents').select(['purpose', 'version', 'agreed']).orderBy('id').execute()
  expect(written).toEqual([false, true].map((agreed) => ({ purpose: 'ai_interview', version: '2026-11-21', agreed })))
})

test('answers are saved step by step and become a draft; the parts that the candidate accepts enter the profile', async ({ db }) => {
  const { api, uses } = await person(db)
  await api.profile.change({ job_summary: '前からの要約' })
  await api.ai_interview.answer({ work: '計測機器の開発' })
  await api.ai_interview.answer({ better: '欠測を減らした', vision: '測れるように' })
  expect((await api.ai_interview.draft({})).draft).toEqual({ job_summary: '計測機器の開発\n\n■良くなったこと\n欠測を減らした', your_vision: '測れるように' })
  expect(await api.your_vision.show()).toMatchObject({ your_vision: '' })
  await api.ai_interview.publish({ your_vision: '誰もが測れるように' })
  expect(await api.your_vision.show()).toMatchObject({ your_vision: '誰もが測れるように' })
  expect(await api.profile.show()).toMatchObject({ job_summary: '前からの要約' })
  expect(await api.ai_interview.show()).toMatchObject({ answers: {}, draft: null })

  const used = await uses()
  expect(used.map(({ kind }) => kind)).toEqual(['ai_interview_answered', 'ai_interview_answered', 'ai_interview_drafted', 'ai_interview_published'])
  expect(JSON.stringify(used)).not.toMatch(/計測|測れる/)
})

test('taking consent back takes the answers with it that were not published', async ({ db }) => {
  const { api } = await person(db)
  await api.ai_interview.answer({ work: '計測機器の開発' })
  await api.ai_consent({ agreed: false })
  await api.ai_consent({ agreed: true })
  expect(await api.ai_interview.show()).toMatchObject({ answers: {} })
})

test('a candidate reads only their own answers', async ({ db }) => {
  const [me, other] = [await person(db), await person(db)]
  await me.api.ai_interview.answer({ work: '計測機器の開発' })
  expect(await other.api.ai_interview.show()).toMatchObject({ answers: {}, draft: null })
})

test('a draft holds the person’s own words and nothing else, and is the same every time', () => {
  const answers = { work: '一', asked_for: '二', curious: '三', next: '四', reason: '五' }
  expect(draftOfAnswers(answers)).toEqual({
    job_summary: '一\n\n■よく頼まれること\n二',
    user_interest: '三',
    user_desired_work_detail: '四',
    your_vision_reason: '五',
  })
  expect(draftOfAnswers({})).toEqual({})
})
