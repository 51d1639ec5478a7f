import { globSync, readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { RevealLevel } from '#contract/candidates/privacy/visible-candidate.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { seal } from '#server/platform/sealing/seal.ts'
import { addMember, apiFor, test, today } from '#server/testing.ts'
import { peopleSearcher } from '../../search/testing.ts'
import { refreshSearchTexts } from '../../search/texts/refresh-search-texts.ts'
import { candidateForCompany } from '../for-company/candidate-for-company.ts'
import { partsOfLevel } from '#server/accounts/candidate-names/shown-parts.ts'
import { writeReveal } from '#server/conversations/reveals/write-reveal.ts'
import { addEmployer, addOpenCandidate } from '../testing.ts'
import { sentencesAboutNoField } from './sentences-about-no-field.ts'
import { type Claim, claimedFields, visibilityClaims } from './visibility-claims.ts'

/** A company that reads the token, and only then, reads the field. */
const canaries: Record<(typeof claimedFields)[number], RegExp> = {
  name: /芽生花子/,
  email: /hanako@secret\.example/,
  phone: /09012345678/,
  employers: /株式会社カナリア/,
  schools: /見本大学/,
  income: /"annual_income_range":7/,
  vision: /測れるように.*必要だから/s,
  prefecture: /"address":47/,
  birthday: /1990|birthday/,
  sex: /female|"sex"/,
  street: /丸の内|1009999/,
  username: /はなちゃん/,
  home_station: /三鷹駅/,
  is_mama: /is_mama/,
  hours: /availabilit|from_minute|"541"|:541/,
  working_day: /月末の金曜は休み/,
  wished_salary: /98765|min_salary/,
  salary_floor: /87654|floor/,
  mail_domain: /canary-mail\.example/,
  summary: /要約の文/,
  skills: /"skill_types":\[4\]/,
  english: /"english_level":4/,
  wishes: /"user_desired_remote":2/,
  interest: /興味の文/,
  intention: /"career_intention_rating":"active"/,
  work_summary: /仕事の内容の文/,
  progress_note: /自分だけのメモ/,
}

async function addTold(db: Database) {
  const { id } = await addOpenCandidate(db, { email: 'hanako@secret.example', username: 'はなちゃん', is_mama: true, home_station_sealed: seal('三鷹駅') })
  const member = await addMember(db, { role: 'recruiter' })
  await db
    .updateTable('candidate_profiles')
    .set({
      name: '芽生花子',
      name_reading: 'メバエハナコ',
      phone_number_sealed: seal('09012345678'),
      birthday_sealed: seal('1990-02-03'),
      address_detail_sealed: seal('千代田区丸の内九丁目'),
      postal_code_sealed: seal('1009999'),
      sex: 'female',
      career_intention_rating: 'active',
      address: 47,
      english_level: 4,
      annual_income_range: 7,
      final_education_name: '見本大学',
      final_education_field_of_study: '計測',
      user_desired_min_salary: 98_765,
      user_desired_remote: 2,
      skill_types: [4],
      job_summary: '要約の文',
      user_interest: '興味の文',
      working_day: '月末の金曜は休み',
      your_vision: '測れるように',
      your_vision_reason: '必要だから',
    })
    .where('candidate_user_id', '=', id)
    .execute()
  await db.updateTable('candidate_privacy').set({ salary_floor: 87_654 }).where('candidate_user_id', '=', id).execute()
  await db.insertInto('candidate_availabilities').values({ candidate_user_id: id, weekday: 1, from_minute: 541, to_minute: 900 }).execute()
  await db.insertInto('progress_notes').values({ candidate_user_id: id, company_id: member.company_id, note: '自分だけのメモ' }).execute()
  await addEmployer(db, id, { organization_name: '株式会社カナリア', mail_domain: 'canary-mail.example', work_summary: '仕事の内容の文' })
  return { id, member }
}

/** For each field, the first level on which a company reads it, by the code that answers companies. */
async function readFrom(db: Database): Promise<Claim> {
  const { id, member } = await addTold(db)
  const { company_users: api } = await apiFor(db, member.as)
  const first: Claim = Object.fromEntries(claimedFields.map((field) => [field, 'never']))
  for (const level of RevealLevel.options.toReversed()) {
    await db.deleteFrom('reveals').execute()
    const opened = { candidate_user_id: id, company_id: member.company_id, contact_after_answer: false, at: today }
    if (level !== 'anonymous') await writeReveal(db, { ...opened, parts: partsOfLevel[level] })
    const answers = JSON.stringify([await candidateForCompany(db, member, id), await api.candidates.list({})])
    for (const field of claimedFields) if (canaries[field].test(answers)) first[field] = level
  }
  return first
}

test('every sentence about the fields that companies read agrees with the visibility policy', async ({ db }) => {
  const truth = await readFrom(db)
  const wrong = Object.entries(visibilityClaims).flatMap(([sentence, claim]) =>
    Object.entries(claim).flatMap(([field, level]) =>
      truth[field as keyof Claim] === level ? [] : [`${sentence} (${field}: ${truth[field as keyof Claim]})`],
    ),
  )
  expect(wrong).toEqual([])
})

/** Pages of candidates and visitors, and the texts of purposes, steps and mails. */
const told = [
  ...globSync('web/{candidate,visitor,candidates,companies,conversations,hiring,matching,jobs/companies,jobs/detail/office,platform/shell}/**/*.{ts,tsx}'),
  ...globSync('server/{candidates/profiles,candidates/registration,operations/exports}/**/*.ts'),
  'contract/accounts/consents/purposes.ts',
].filter((path) => !/\.test\.|\/company\//.test(path))

const claims = /[^。\n'"`<>]*(?:見え|見せ|明か(?:す|し)|伏せ|読め(?:ます|ません)|企業だけ|企業に伝わ|公開されるまで)[^。\n'"`<>]*/g
const sentencesOf = (text: string) =>
  [...text.replaceAll(/^\s*(?:\/\/|\*|\/\*).*$/gm, '').matchAll(claims)].map(([sentence]) => sentence.trim()).filter((sentence) => /[ぁ-ん]/.test(sentence))

test('no page names the fields that companies read without an entry in the list of claims, and every entry exists', () => {
  const said = told.flatMap((path) => sentencesOf(readFileSync(path, 'utf8')).map((sentence) => `${path}: ${sentence}`))
  expect(said.filter((sentence) => !(sentence in visibilityClaims) && !sentencesAboutNoField.some((known) => sentence.endsWith(`/${known}`)))).toEqual([])
  expect(Object.keys(visibilityClaims).filter((sentence) => !said.includes(sentence))).toEqual([])
})

test('words of the vision find no candidate who did not show their career, and are in no list or line', async ({ db }) => {
  const { id, member } = await addTold(db)
  const find = async () => {
    await refreshSearchTexts(db)
    return (await peopleSearcher(db, member))({ free_word: '測れるように' })
  }
  expect(await find()).toEqual([])
  await db.insertInto('reveals').values({ candidate_user_id: id, company_id: member.company_id, level: 'career' }).execute()
  await db.updateTable('candidate_profiles').set({ job_summary: '要約' }).where('candidate_user_id', '=', id).execute()
  expect(await find()).toEqual([id])
})
