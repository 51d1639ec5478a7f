import { expect } from 'vitest'
import { checkSealingKey } from './check-sealing-key.ts'
import { seal } from './seal.ts'
import { addCandidate, test } from '#server/testing.ts'

/** As another key would have sealed it: our own cannot tell that it is genuine. */
const byAnotherKey = () => `${seal('mebae')!.slice(0, -4)}AAAA`

test('a start with the key of before goes on', async ({ db }) => {
  await db.updateTable('installation').set({ sealed_proof: null }).execute()
  await checkSealingKey(db)
  await checkSealingKey(db)
  expect((await db.selectFrom('installation').select('sealed_proof').executeTakeFirstOrThrow()).sealed_proof).not.toBeNull()
})

test('a start with another key stops with a sentence that names it', async ({ db }) => {
  await db.updateTable('installation').set({ sealed_proof: byAnotherKey() }).execute()
  await expect(checkSealingKey(db)).rejects.toThrow(/^SECRET_KEY/)
})

test('an installation that is older than the proof is recognised by its data', async ({ db }) => {
  const { id } = await addCandidate(db)
  const hold = (birthday_sealed: string | null) => db.updateTable('candidate_profiles').set({ birthday_sealed }).where('candidate_user_id', '=', id).execute()
  await db.updateTable('installation').set({ sealed_proof: null }).execute()
  await hold(byAnotherKey())
  await expect(checkSealingKey(db)).rejects.toThrow(/^SECRET_KEY/)
  await hold(seal('1990-01-01'))
  await checkSealingKey(db)
})
