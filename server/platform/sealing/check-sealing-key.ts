import { CannotStart } from '../start/cannot-start.ts'
import type { Database } from '../database/connect.ts'
import { open, seal } from './seal.ts'

/** The first start leaves something sealed; each later one must be able to read it, or else every page with a sealed field would fail. */
export async function checkSealingKey(db: Database) {
  await db
    .updateTable('installation')
    .set({ sealed_proof: seal('mebae') })
    .where('sealed_proof', 'is', null)
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('candidate_profiles').select('name').where('birthday_sealed', 'is not', null))))
    .execute()
  const { sealed_proof } = await db.selectFrom('installation').select('sealed_proof').executeTakeFirstOrThrow()
  try {
    open(sealed_proof ?? (await somethingSealed(db)))
  } catch {
    throw new CannotStart('SECRET_KEY（または DATA_DIR の secret.key）が、このデータベースを作ったときのものと違います。もとの鍵に戻して起動してください。')
  }
}

/** Of an installation that is older than the proof. */
const somethingSealed = async (db: Database) =>
  (await db.selectFrom('candidate_profiles').select('birthday_sealed').where('birthday_sealed', 'is not', null).executeTakeFirst())?.birthday_sealed ?? null
