import type { NewScout } from '#contract/hiring/scouts/scouts.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { addJob, addMember, apiFor, today } from '#server/testing.ts'
import { addEmployer, addOpenCandidate } from '#server/candidates/visibility/testing.ts'
import { cancelableUntil } from './company/cancelable-until.ts'
import { deliverScouts } from './delivery/deliver-scouts.ts'

export const reason =
  '計測機器の収集基盤で、欠測の補完処理を設計されたところに目がとまりました。私たちも同じ欠測の扱いで困っていて、設計の考え方を聞かせていただきたいです。'

/** A company with a job and a recruiter, and somebody worth writing to. */
export async function prepareScout(db: Database, privacy: Parameters<typeof setPrivacy>[2] = {}) {
  const { id: job_id, company_id } = await addJob(db, { position_title: 'サーバーサイドエンジニア' })
  const recruiter = await addMember(db, { company_id, role: 'recruiter', name: '木下 遥' })
  const person = await addTarget(db)
  await setPrivacy(db, person.id, privacy)
  const company = (await apiFor(db, recruiter.as)).company_users
  const candidate = (await apiFor(db, person.as)).candidate_users
  const scout = (others: Partial<NewScout> = {}) => company.scouts.send({ ...newScout(person.id, job_id), ...others })
  const deliver = (now = cancelableUntil(today)) => deliverScouts({ db, now: () => now }, { candidate_user_id: person.id })
  return { job_id, company_id, recruiter, person, company, candidate, scout, deliver }
}

/** Somebody every company sees, with a history a reason can point at. */
export async function addTarget(db: Database) {
  const person = await addOpenCandidate(db)
  await db
    .updateTable('candidate_profiles')
    .set({ job_history_name: 'データを受け取る仕組みの設計（10年）', job_summary: '計測データを受け取り、補い、届ける仕組みをつくってきました。' })
    .where('candidate_user_id', '=', person.id)
    .execute()
  await addEmployer(db, person.id, { work_summary: '計測機器の収集基盤。欠測の補完処理を設計し、欠測率を2.1%から0.3%に。' })
  return person
}

export const newScout = (candidate_id: string, job_id: number): NewScout => ({
  candidate_id,
  job_id,
  greeting: 'はじめまして。',
  reason,
  closing: 'お返事をお待ちしています。',
  references: ['work_experiences'],
  min_salary: 620,
  max_salary: 820,
  meeting_type: 'mendan',
})

const setPrivacy = (
  db: Database,
  candidate_user_id: string,
  privacy: {
    salary_floor?: number
    scout_budget?: number
    min_scout_integrity?: number
    scout_delivery?: string
    scout_delivery_weekday?: number
    scout_delivery_hour?: number
  },
) =>
  db
    .updateTable('candidate_privacy')
    .set({ scout_budget: null, ...privacy })
    .where('candidate_user_id', '=', candidate_user_id)
    .execute()
