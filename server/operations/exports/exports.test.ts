import { strFromU8, unzipSync } from 'fflate'
import { expect } from 'vitest'
import { runJobs } from '#server/platform/background/testing.ts'
import { test } from '#server/platform/database/testing.ts'
import { seal } from '#server/platform/sealing/seal.ts'
import { addCandidate, addJob, apiFor, daysAgo } from '#server/testing.ts'
import { purgeExports } from './exports.ts'

test('an archive holds everything of mine in plain words, nothing of another, and no secret', async ({ db, url }) => {
  const { company_id } = await addJob(db)
  const me = await addCandidate(db, { username: '宇津木', password_hash: 'geheim', totp_secret_sealed: seal('geheim'), recovery_codes: ['Ageheim'] })
  const other = await addCandidate(db, { username: '別の人' })
  for (const { id } of [me, other]) {
    const candidate_user_id = id
    await db
      .updateTable('candidate_profiles')
      .set({ birthday_sealed: seal('1992-04-17'), job_summary: '要約' })
      .where('candidate_user_id', '=', id)
      .execute()
    const search = await db.insertInto('saved_searches').values({ candidate_user_id, name: '京都', search: '{}' }).returning('id').executeTakeFirstOrThrow()
    await db
      .insertInto('saved_search_hits')
      .values({ saved_search_id: search.id, job_id: (await addJob(db, { company_id })).id })
      .execute()
  }
  const api = (await apiFor(db, me.as)).candidate_users.exports
  const begun = await api.create({})
  expect(await api.create({})).toEqual(begun)
  await runJobs(url, { db })

  const done = await api.show({ id: begun.id })
  expect(done).toMatchObject({ state: 'done', parts_done: done.parts })
  const file = await api.download({ id: begun.id })
  const files = unzipSync(new Uint8Array(await file.arrayBuffer()))
  const rows = (table: string) => JSON.parse(strFromU8(files[`data/${table}.json`]!)) as Record<string, unknown>[]
  expect(rows('candidate_users')).toMatchObject([{ username: '宇津木' }])
  expect(rows('accounts')).toMatchObject([{ id: me.id, language: 'ja' }])
  expect(rows('sessions')).toHaveLength(1)
  expect(rows('candidate_profiles')).toMatchObject([{ birthday: '1992-04-17', job_summary: '要約' }])
  expect(rows('saved_search_hits')).toHaveLength(1)
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining([
      'README.txt',
      'messages.txt',
      'activity_record.html',
      'access_ledger.csv',
      'resume/resume.json',
      'resume/職務経歴書.md',
      'resume/職務経歴書.pdf',
    ]),
  )
  const everything = Object.entries(files)
    .filter(([path]) => !path.endsWith('.pdf'))
    .map(([, bytes]) => strFromU8(bytes))
    .join('\n')
  expect(everything).not.toMatch(/geheim|token_hash|別の人|"v1\./)
  await expect((await apiFor(db, other.as)).candidate_users.exports.download({ id: begun.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('an archive is gone when its time is over', async ({ db, url }) => {
  const me = await addCandidate(db)
  const api = (await apiFor(db, me.as)).candidate_users.exports
  const { id } = await api.create({})
  await runJobs(url, { db })
  await purgeExports({ db, now: () => new Date(daysAgo(-8)) })
  await expect(api.show({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
