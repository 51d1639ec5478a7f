import { expect } from 'vitest'
import { hiddenWords } from '#contract/candidates/hiding/hidden-words.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { addCompany, test } from '#server/testing.ts'
import { refreshSearchTexts } from '../search/texts/refresh-search-texts.ts'
import { candidateForCompany } from './for-company/candidate-for-company.ts'
import { hideTexts, keptReadable } from './hidden-texts.ts'
import { addEmployer, addOpenCandidate } from './testing.ts'

const secrets = { name: '芽生太郎', name_reading: '', username: '', email: '', phone_number: '', employers: ['株式会社サンプル'], schools: [], domains: [] }

test('kept texts hold for the same words and for no others', () => {
  const texts = ['株式会社サンプルの営業', '計測が好きです']
  const kept = hideTexts(secrets, texts, hiddenWords(secrets))
  expect(kept.texts).toEqual([['株式会社サンプルの営業', '〔伏せています〕の営業']])
  const readable = keptReadable(kept, { ...secrets }, texts.toReversed())
  expect(readable?.get(texts[0]!)).toBe('〔伏せています〕の営業')
  expect(readable?.get(texts[1]!)).toBe(texts[1])
  expect(readable?.get('芽生太郎です')).toBeUndefined()
  expect(keptReadable(kept, secrets, [...texts, '芽生太郎です'])).toBeUndefined()
  expect(keptReadable(kept, { ...secrets, schools: ['計測大学'] }, texts)).toBeUndefined()
  expect(keptReadable(null, secrets, texts)).toBeUndefined()
})

const keptOf = async (db: Database, id: string) =>
  (await db.selectFrom('candidate_search_texts').select('hidden').where('candidate_user_id', '=', id).executeTakeFirstOrThrow()).hidden

test('a company reads the kept texts only while nothing changed that they were made from', async ({ db }) => {
  const { id: company_id } = await addCompany(db, { name: '見る会社' })
  const { id } = await addOpenCandidate(db)
  await addEmployer(db, id, { organization_name: '株式会社サンプル', join_year: 2015, work_summary: '株式会社サンプルの営業' })
  const seen = async () => (await candidateForCompany(db, { company_id }, id))!.work_experiences[0]!.work_summary
  await refreshSearchTexts(db)
  expect(await keptOf(db, id)).toMatchObject({ texts: [['株式会社サンプルの営業', '〔伏せています〕の営業']] })
  await db
    .updateTable('candidate_search_texts')
    .set({ hidden: JSON.stringify({ made_from: 'older rules', texts: [['株式会社サンプルの営業', '漏れた']] }) })
    .where('candidate_user_id', '=', id)
    .execute()
  expect(await seen()).toBe('〔伏せています〕の営業')
  await db.updateTable('candidate_search_texts').set({ hidden: null }).where('candidate_user_id', '=', id).execute()
  await refreshSearchTexts(db)
  expect(await keptOf(db, id)).not.toBeNull()
  await db.updateTable('work_experiences').set({ work_summary: '株式会社サンプルでの開発' }).where('candidate_user_id', '=', id).execute()
  expect(await keptOf(db, id)).toBeNull()
  expect(await seen()).toBe('〔伏せています〕での開発')
})
