import { appendFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { runJobs, waitingJobs } from '#server/platform/background/testing.ts'
import { makeEmptyDatabase } from '#server/platform/database/testing.ts'
import { settings } from '#server/settings.ts'
import { addMember } from '#server/testing.ts'
import { eraseCandidate } from '#server/accounts/withdrawals/erase-candidate.ts'
import { restoreBackup } from '../restore/restore-backup.ts'
import { ask, backUp, fill, test } from '../testing.ts'

const people = `select (select count(*)::int from candidate_users where id = $1) as candidates, (select count(*)::int from company_users where id = $2) as members,
  (select count(*)::int from api_keys where revoked_at is null) as keys, (select count(*)::int from sessions) as sessions`

test('accounts that left after the backup, and users or programs that were shut out since, stay out', async ({ url, db, filesDir, into, folder }) => {
  const { id, member } = await fill(url, db, filesDir)
  const leaving = await addMember(db, { company_id: member.company_id })
  const outsider = {
    company_id: member.company_id,
    name: '外 花子',
    email: 'hanako@outside.example',
    source: 'agent',
    answer_due_at: '2026-12-01',
    keep_months: 12,
  }
  const outside = await db.insertInto('outside_candidates').values(outsider).returning('id').executeTakeFirstOrThrow()
  await db
    .insertInto('api_keys')
    .values({
      company_id: member.company_id,
      company_user_id: member.id,
      name: 'k',
      hint: 'k',
      key_hash: Buffer.from('k'),
      scopes: ['jobs:read'],
      expires_at: '2030-01-01',
    })
    .execute()
  const { folder: archive } = await backUp(url, filesDir, into)

  await db.transaction().execute((transaction) => eraseCandidate(transaction, id))
  await db.deleteFrom('accounts').where('id', '=', leaving.id).execute()
  await db.updateTable('api_keys').set({ revoked_at: '2026-11-21' }).execute()
  await db.deleteFrom('outside_candidates').where('id', '=', outside.id).execute()
  const noted = (await waitingJobs(db)).filter(({ task }) => task === 'record_erasure')
  expect(noted.map(({ payload }) => payload.kind)).toEqual(['candidate_users', 'company_users', 'api_keys', 'outside_candidates'])
  expect(JSON.stringify(noted)).not.toContain(id)
  await runJobs(url, { db })
  const file = await readFile(settings.erasuresFile, 'utf8')
  expect(file).toMatch(/^(2026-11-21T01:00:00\.000Z (candidate_users|company_users|api_keys|outside_candidates) [0-9a-f]{64}\n){4}$/)
  await appendFile(settings.erasuresFile, '2026-11-22T00:00:00Z candidate_users 12')

  const other = await makeEmptyDatabase('erased')
  try {
    const again = { url: other.url, archive, filesAt: join(folder, 'there'), replace: true, isOwn: true }
    const { erased, lastErasure } = await restoreBackup({ ...again, erasures: [settings.erasuresFile] })
    expect(erased).toEqual({ candidates: 1, members: 1, operators: 0, outsiders: 1, keys: 1 })
    expect(await ask(other.url, 'select 1 from outside_candidates')).toEqual([])
    expect(lastErasure).toBe('2026-11-21T01:00:00.000Z')
    expect(await ask(other.url, people, [id, leaving.id])).toEqual([{ candidates: 0, members: 0, keys: 0, sessions: 0 }])
    // Their file goes by the job that leaving leaves.
    expect(
      await ask(
        other.url,
        `select count(*)::int as n from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = task_id where identifier = 'delete_job_history_file'`,
      ),
    ).toEqual([{ n: 1 }])

    // Without the list they would all be there again: the test can fail.
    await restoreBackup({ ...again, erasures: [join(folder, 'none')] })
    expect(await ask(other.url, 'select 1 as one from outside_candidates')).toEqual([{ one: 1 }])
    expect(await ask(other.url, people, [id, leaving.id])).toEqual([{ candidates: 1, members: 1, keys: 1, sessions: 0 }])
  } finally {
    await other.drop()
  }
})

test('a withdrawal that is rolled back is not recorded', async ({ db, url, filesDir }) => {
  const { id } = await fill(url, db, filesDir)
  const failed = db.transaction().execute(async (transaction) => {
    await eraseCandidate(transaction, id)
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  expect((await waitingJobs(db)).filter(({ task }) => task === 'record_erasure')).toEqual([])
})
