import { sql } from 'kysely'
import { purposeNames, purposes } from '#contract/accounts/consents/purposes.ts'
import { recordConsents } from '#server/accounts/consents/consents.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { seal } from '#server/platform/sealing/seal.ts'
import { daysBefore } from '../moment.ts'
import { skillId } from '../words/skills.ts'

type At = (days: number) => string

/** What companies did about Chihiro, and Chihiro about companies: enough for every page to have something on it. */
async function addChihirosCompanies(db: Database, candidate_user_id: string, at: At) {
  const { rows: jobs } = await sql<{ company_id: number; job_id: number }>`
    select distinct on (company_id) company_id, job_offers.id as job_id from job_offers join companies on companies.id = company_id
    where job_offers.state = 'published' and companies.is_demo and companies.state = 'active' and not end_of_contract and confirmed_at > now() - interval '40 days'
    order by company_id, confirmed_at desc limit 12`.execute(db)
  if (jobs.length < 12) return
  const people = { candidate_user_id }
  const of = (from: number, to: number) => jobs.slice(from, to)

  await db
    .insertInto('favorites')
    .values(of(0, 3).map((job, place) => ({ ...people, ...job, created_at: at(place + 1) })))
    .execute()
  await db
    .insertInto('bookmarks')
    .values(of(6, 8).map((job, place) => ({ ...people, ...job, created_at: at(place + 2) })))
    .execute()
  await db
    .insertInto('company_favorites')
    .values(of(2, 6).map((job, place) => ({ ...people, ...job, created_at: at(place * 3 + 1) })))
    .execute()
  await db
    .insertInto('hidden_jobs')
    .values({ ...people, ...jobs[10]! })
    .execute()
  await db
    .insertInto('view_histories')
    .values(of(0, 8).map((job, place) => ({ ...people, ...job, access_on: at(place).slice(0, 10), last_daily_access_at: at(place) })))
    .execute()
  await db
    .insertInto('events')
    .values(
      of(3, 9).map(({ company_id }, place) => ({
        ...people,
        company_id,
        at: at(place * 2 + 1),
        kind: 'profile_viewed',
        actor: 'company',
        detail: JSON.stringify({ parts: ['work_experiences', 'skill_types', ...(place % 2 ? ['job_summary'] : [])] }),
      })),
    )
    .execute()
  await db
    .insertInto('profile_update_requests')
    .values([
      { ...people, company_id: jobs[4]!.company_id, request_type: 1, request_item_ids: [2, 10], requested_at: at(2) },
      { ...people, company_id: jobs[5]!.company_id, request_type: 2, request_item_ids: [12], requested_at: at(6) },
    ])
    .execute()
  await db
    .insertInto('saved_searches')
    .values({ ...people, name: '京都・大阪のサーバーサイド', search: JSON.stringify({ job_fields: [16], prefectures: [26, 27] }), created_at: at(9) })
    .execute()
}

const history = [
  {
    organization_name: 'ヌクモリ計測機器株式会社',
    department_position: '開発・リーダー',
    industry_type: '計測機器',
    join_year: 2021,
    join_month: 4,
    employment_type: 1,
    work_summary: '計測機器の収集基盤。欠測の補完処理を設計し、欠測率を2.1%から0.3%に。GoとPostgreSQL、開発4名のまとめ役。',
    order_no: 0,
  },
  {
    organization_name: '株式会社ハシワタシ情報',
    department_position: '開発',
    industry_type: '自治体向けシステム',
    join_year: 2016,
    join_month: 4,
    leave_year: 2021,
    leave_month: 3,
    employment_type: 1,
    work_summary: '自治体向けの申請受付システム。Javaでの開発と、窓口への聞き取り。',
    order_no: 1,
  },
]

/** The candidate whose account visitors try out: a profile worth reading, not yet complete, and companies that are interested. */
export async function addChihiro(db: Database, { email, password_hash, now }: { email: string; password_hash: string; now: Date }) {
  const at = (days: number) => daysBefore(now, days).toISOString()
  const account = { kind: 'candidate', email, password_hash, email_verified_at: at(60), is_demo: true }
  const { id: candidate_user_id } = await db.insertInto('accounts').values(account).returning('id').executeTakeFirstOrThrow()
  await db
    .insertInto('candidate_users')
    .values({
      id: candidate_user_id,
      username: '宇津木 千紘',
      created_at: at(60),
      profile_registration_date: at(60),
      favorites_by_companies_seen_at: at(5),
      is_open: true,
      enable_mail_magazine: false,
    })
    .execute()
  await db
    .insertInto('candidate_profiles')
    .values({
      candidate_user_id,
      name: '宇津木 千紘',
      name_reading: 'うつぎ ちひろ',
      birthday_sealed: seal('1992-04-17'),
      phone_number_sealed: seal('090-1234-5678'),
      postal_code_sealed: seal('604-8001'),
      address: 26,
      address_detail_sealed: seal('京都市中京区上本能寺前町0-1'),
      final_education_type: 'bachelor',
      final_education_name: '鴨川工芸大学',
      final_education_field_of_study: '情報工学',
      final_education_end_date: 2016,
      job_history_name: 'データを受け取る仕組みの設計と開発（10年）',
      job_summary: '計測データを受け取り、補い、届ける仕組みを10年つくってきました。現場への聞き取りから設計までを受け持ちます。',
      skill_types: ['Go', 'PostgreSQL', 'Java', 'AWS', 'データ基盤構築'].map(skillId),
      management_experience: 'one_to_five',
      annual_income_range: 7,
      career_intention_rating: 'passive',
      purpose_intention: 'find_new_job',
      intention_updated_at: at(20),
      user_interest: '医療と農業の計測。データが人の判断を助けるところに関わりたいです。',
      user_desired_job_fields: [16, 38, 104],
      user_desired_skill_types: ['Go', 'PostgreSQL'].map(skillId),
      user_desired_employment_types: [1],
      user_preferred_work_areas: [26, 27],
      user_desired_categories: [9, 10],
      user_desired_company_phases: [1, 2],
      user_desired_company_kinds: [4, 7],
      user_desired_remote: 1,
      user_desired_min_salary: 600,
      your_vision: '測ったものが、測られた人のもとに役立つ形で戻る。その道筋をつくりたいです。',
    })
    .execute()
  await db.insertInto('candidate_privacy').values({ candidate_user_id, salary_floor: 550, scout_budget: 5 }).execute()
  await db
    .insertInto('work_experiences')
    .values(history.map((work) => ({ candidate_user_id, ...work })))
    .execute()
  const asked = purposeNames.filter((purpose) => !purposes[purpose].isOptional)
  await recordConsents(db, asked, { candidate_user_id, decided_at: now, agreed: true })
  await recordConsents(db, ['mail_magazine'], { candidate_user_id, decided_at: now, agreed: false })
  await addChihirosCompanies(db, candidate_user_id, at)
}
