import { randomUUID } from 'node:crypto'
import type { ClientBase } from 'pg'
import { companyStack } from '../companies/company-stack.ts'
import { copyRows } from '../copy-rows.ts'
import { daysBefore, yearOf } from '../moment.ts'
import { Random } from '../random.ts'
import { jobFields } from '../words/fields/job-fields.ts'
import { fill } from '../words/fill.ts'
import { personName } from '../words/names/person-name.ts'
import { prefectureWeights } from '../words/places.ts'
import { skillId } from '../words/skills.ts'
import { demoCareer } from './demo-career.ts'

const intentions = ['active', 'passive', 'gathering', 'no_considering'] as const
const purposes = ['find_new_job', 'find_side_job', 'find_both', 'undecided'] as const
const managed = ['none', 'one_to_five', 'six_to_ten', 'eleven_to_twenty', 'over_twenty_one'] as const
const hopes = [
  '使う人の声が聞こえる距離で働きたい',
  '小さな組織で、決めるところから関わりたい',
  '地域の仕事を技術で支えたい',
  '長く使われるものをつくりたい',
  '働く時間を自分で組み立てたい',
]
const reasons = [
  '前の職場で、現場の困りごとが形になるまでを見てきたからです。',
  '家族の介護をきっかけに、暮らしに近い仕事への関心が強くなりました。',
  '大きな組織では、決まるまでに時間がかかると感じてきました。',
]

export type DemoCandidate = ReturnType<typeof demoCandidate>

/** A candidate who led for so long is shown to companies as senior. */
const EXECUTIVE_YEARS = 20

/** An invented person: profile, history, wishes. The number and the seed alone decide. */
function demoCandidate({ number, seed, now, companies }: { number: number; seed: number; now: Date; companies: readonly string[] }) {
  const random = new Random(seed, 7, number)
  const field = jobFields[random.weighted(jobFields.map(({ weight }) => weight))]!
  const { family, given } = personName(number, 5)
  const years = random.int(1, 24)
  const stack = companyStack(random)
  const skills = [...new Set(random.some(field.skills, random.int(2, 5)).map((skill) => skillId(fill(skill, stack))))]
  const career = demoCareer(random, field, years, yearOf(now), companies)
  const created = daysBefore(now, random.int(1, 400))
  const prefecture = random.weighted(prefectureWeights) + 1
  const isLead = years > 8 && random.chance(0.5)
  const pay = Math.round((field.pay[0] + (field.pay[1] - field.pay[0]) * random.next() + years * 6) / 10) * 10
  return {
    account: { kind: 'candidate', email: `candidate${number}@people.example`, email_verified_at: created.toISOString(), is_demo: true },
    user: {
      username: `${family} ${given}`,
      is_open: random.chance(0.85),
      is_mama: random.chance(0.1),
      premium_granted_at: isLead && years >= EXECUTIVE_YEARS ? created.toISOString() : null,
      profile_registration_date: created.toISOString(),
      created_at: created.toISOString(),
    },
    profile: {
      name: `${family} ${given}`,
      address: prefecture,
      english_level: random.weighted([40, 30, 18, 10, 2]) + 1,
      final_education_type: random.pick(['bachelor', 'bachelor', 'bachelor', 'master', 'vocational_school', 'high_school']),
      job_history_name: `${field.titles[0]}（${years}年）`,
      job_summary: `${field.titles[0]}として${years}年働いてきました。${career[0]?.work_summary.split('\n')[0]?.replace('・', '') ?? ''}などを担当しています。${isLead ? `${random.int(3, 12)}名のチームのまとめ役も経験しました。` : ''}`,
      skill_types: skills,
      management_experience: managed[isLead ? random.int(1, 4) : 0]!,
      annual_income_range: Math.min(14, Math.floor(pay / 100) + 1),
      career_intention_rating: intentions[random.weighted([25, 45, 22, 8])]!,
      purpose_intention: purposes[random.weighted([55, 18, 20, 7])]!,
      intention_updated_at: daysBefore(now, random.int(0, 140)).toISOString(),
      user_interest: random.pick(hopes),
      user_desired_work_detail: `${field.titles[0]}として、設計や改善から関われる仕事`,
      user_desired_job_fields: [field.id],
      user_desired_skill_types: skills.slice(0, 2),
      user_desired_employment_types: random.chance(0.75) ? [1] : [1, 3],
      user_preferred_work_areas: random.chance(0.7) ? [prefecture] : [],
      user_desired_categories: random.some([1, 3, 5, 7, 8, 9, 13, 15], random.int(0, 3)),
      user_interest_social_issues: random.some([1, 2, 3, 5, 6], random.int(0, 2)),
      user_desired_company_phases: random.some([1, 2, 3], random.int(0, 2)),
      user_desired_remote: random.weighted([15, 55, 30]),
      user_desired_min_salary: random.chance(0.6) ? pay : null,
      your_vision: random.chance(0.5) ? `${random.pick(hopes)}。` : '',
      your_vision_reason: random.chance(0.4) ? random.pick(reasons) : '',
    },
    career,
    salary_floor: random.chance(0.3) ? Math.round(pay * 0.8) : null,
  }
}

const BATCH = 1000

type Options = {
  candidates: number
  seed: number
  now: Date
  onProgress?: (count: number) => void
  /** Changes the texts of the person of a number, where they must not repeat. */
  vary?: (person: DemoCandidate, number: number) => DemoCandidate
}

/** Adds invented candidates, who look and are found like real ones. No one can sign in as one of them. */
export async function loadDemoCandidates(client: ClientBase, { candidates, seed, now, onProgress, vary = (person) => person }: Options) {
  const { rows } = await client.query<{ name: string }>('select name from companies where is_demo order by id limit 150')
  const companies = rows.map(({ name }) => name)
  for (let start = 1; start <= candidates; start += BATCH) {
    const count = Math.min(BATCH, candidates - start + 1)
    const people = Array.from({ length: count }, (_, place) => ({
      id: randomUUID() as string,
      ...vary(demoCandidate({ number: start + place, seed, now, companies }), start + place),
    }))
    await copyPeople(client, people)
    onProgress?.(start + count - 1)
  }
  await client.query('analyze accounts, candidate_users, candidate_profiles, work_experiences, candidate_privacy')
}

async function copyPeople(client: ClientBase, people: (DemoCandidate & { id: string })[]) {
  await copyRows(
    client,
    'accounts',
    people.map(({ id, account }) => ({ id, ...account })),
  )
  await copyRows(
    client,
    'candidate_users',
    people.map(({ id, user }) => ({ id, ...user })),
  )
  await copyRows(
    client,
    'candidate_profiles',
    people.map(({ id, profile }) => ({ candidate_user_id: id, ...profile })),
  )
  await copyRows(
    client,
    'candidate_privacy',
    people.map(({ id, salary_floor }) => ({ candidate_user_id: id, salary_floor })),
  )
  await copyRows(
    client,
    'work_experiences',
    people.flatMap(({ id, career }) => career.map((work) => ({ candidate_user_id: id, ...work }))),
  )
}
