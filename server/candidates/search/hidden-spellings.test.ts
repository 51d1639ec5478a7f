import { expect } from 'vitest'
import type { Secrets } from '#contract/candidates/hiding/hidden-words.ts'
import { joinedNameSpellings, personWithoutBlank } from '#contract/candidates/hiding/samples/name-without-blank.ts'
import { person, spellings } from '#contract/candidates/hiding/samples/spellings.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { seal } from '#server/platform/sealing/seal.ts'
import { addMember, test } from '#server/testing.ts'
import { addEmployer, addOpenCandidate } from '../visibility/testing.ts'
import { candidatesForCompany } from '../visibility/for-company/candidates-for-company.ts'
import { peopleSearcher } from './testing.ts'
import { refreshSearchTexts } from './texts/refresh-search-texts.ts'

const written = Object.values(spellings).flat()
/** As a member types it: in quotes it is one word, with any signs in it. */
const quoted = (spelling: string) => `"${spelling.replaceAll('\n', ' ')}"`

/** A candidate who wrote every spelling into their profile. */
async function addWriter(db: Database, person: Secrets, written: readonly string[]) {
  const { id } = await addOpenCandidate(db, { username: person.username, email: person.email })
  await db
    .updateTable('candidate_profiles')
    .set({
      name: person.name,
      name_reading: person.name_reading,
      phone_number_sealed: seal(person.phone_number),
      final_education_name: person.schools[0] ?? '',
    })
    .where('candidate_user_id', '=', id)
    .execute()
  const employers = person.employers.length > 0 ? person.employers : ['個人事業主']
  const part = Math.ceil(written.length / employers.length)
  for (const [index, organization_name] of employers.entries())
    await addEmployer(db, id, {
      organization_name,
      mail_domain: index ? '' : (person.domains[0] ?? ''),
      industry_type: organization_name,
      work_summary: written.slice(index * part, (index + 1) * part).join('。\n'),
    })
  return id
}

test('none of two hundred spellings finds or shows a person, until they open to the company', async ({ db }) => {
  const [member, stranger] = [await addMember(db, { role: 'recruiter' }), await addMember(db, { role: 'recruiter' })]
  const id = await addWriter(db, person, written)
  const searching = (member: { company_id: number }) => async (free_word: string) => (await peopleSearcher(db, member))({ free_word })
  const search = searching(member)
  const foundBy = async (member: { company_id: number }) => {
    await refreshSearchTexts(db)
    const find = await peopleSearcher(db, member)
    return written.filter((spelling) => find({ free_word: quoted(spelling) }).includes(id))
  }
  expect(await foundBy(member)).toEqual([])
  expect(await search('山田翔太郎')).toEqual([])

  await db.insertInto('reveals').values({ candidate_user_id: id, company_id: member.company_id, level: 'contact' }).execute()
  expect(await foundBy(member)).toEqual(written)
  expect(await search('山田翔太郎')).toEqual([id])
  expect(await foundBy(stranger)).toEqual([])
  await db.updateTable('reveals').set({ level: 'career' }).where('candidate_user_id', '=', id).execute()
  await refreshSearchTexts(db)
  expect(await search('山田翔太郎')).toEqual([])
  expect(await search('チドリ法務')).toEqual([id])
  await db.deleteFrom('reveals').execute()
  expect(await search('チドリ法務')).toEqual([])
})

test('a name that was typed without a blank finds and shows no candidate, either', async ({ db }) => {
  const member = await addMember(db, { role: 'recruiter' })
  const id = await addWriter(db, personWithoutBlank, joinedNameSpellings)
  await refreshSearchTexts(db)
  const find = await peopleSearcher(db, member)
  expect(joinedNameSpellings.filter((spelling) => find({ free_word: quoted(spelling) }).includes(id))).toEqual([])
  expect(find({ free_word: 'Shoko Ono' })).toEqual([])
  expect(find({ free_word: '個人事業主' })).toEqual([id])
  const [seen] = await candidatesForCompany(db, member, [id])
  const read = seen!.work_experiences.map(({ work_summary }) => work_summary).join('')
  expect(joinedNameSpellings.filter((spelling) => read.includes(spelling))).toEqual([])
})
