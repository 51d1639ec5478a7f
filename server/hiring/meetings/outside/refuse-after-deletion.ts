import { longDateText } from '#contract/platform/time/japan-time.ts'
import { fail } from '#server/fail.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { deletedAt } from '../../outside-candidates/outside-rows.ts'

type Times = { id: string; slots: string[]; minutes: number; field?: string }

/** A meeting goes with its entry: times after the day on which that is deleted by itself would be lost without a word. */
export async function refuseAfterDeletion(db: Database, { id, slots, minutes, field = 'slots' }: Times) {
  const { deleted_at } = await db
    .selectFrom('outside_candidates as outside')
    .select(deletedAt.as('deleted_at'))
    .where('outside.id', '=', id)
    .executeTakeFirstOrThrow()
  if (slots.every((slot) => Date.parse(slot) + minutes * 60_000 <= Date.parse(deleted_at))) return
  const message = `この登録は${longDateText(deleted_at)}に自動で削除されます。それより前の日時を入力するか、先にステータスを変更して、削除の日を延ばしてください。`
  fail('INPUT_INVALID', [{ field, message }])
}
