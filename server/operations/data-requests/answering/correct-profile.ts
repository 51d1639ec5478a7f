import { nameProblem } from '#contract/accounts/names/name-problem.ts'
import type { correctable } from '#contract/operations/reports/ticket-words.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { fail } from '#server/fail.ts'
import type { OperatorContext } from '../../reports/write-report.ts'
import { open, seal } from '#server/platform/sealing/seal.ts'
import { lockDataRequest, writeDataRequest } from './write-data-request.ts'

type Field = keyof typeof correctable
type Correction = { id: string; version: number; field: Field; value: string; reason: string }

/** Where each field stands, and whether sealed. */
const columns = { name: 'name', name_reading: 'name_reading', birthday: 'birthday_sealed', phone_number: 'phone_number_sealed' } as const
const shapes: Partial<Record<Field, { shape: RegExp; message: string }>> = {
  birthday: { shape: /^(19|20)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, message: '1990-04-01 のように入力してください。' },
  phone_number: { shape: /^\+?[\d-]{9,15}$/, message: '090-1234-5678 のように入力してください。' },
}

/** Corrects one field on the candidate's request; the old and the new value are stored together, sealed, and deleted with the candidate. */
export async function correctProfile(context: OperatorContext, { id, version, field, value, reason }: Correction) {
  const { db, now, viewer } = context
  const request = await lockDataRequest(context, { id, version, isChecked: true })
  if (request.kind !== 'correction') fail('REQUEST_CLOSED')
  const { shape, message } = shapes[field] ?? { shape: /./, message: '' }
  if (!shape.test(value)) fail('INPUT_INVALID', [{ field: 'value', message }])
  const unreadable = field === 'name' || field === 'name_reading' ? nameProblem(value) : undefined
  if (unreadable) fail('INPUT_INVALID', [{ field: 'value', message: unreadable }])
  const { candidate_user_id } = request
  const column = columns[field]
  const isSealed = column.endsWith('_sealed')
  const profile = await db.selectFrom('candidate_profiles').select(`${column} as before`).where('candidate_user_id', '=', candidate_user_id).executeTakeFirst()
  if (!profile) fail('NOT_FOUND')
  const before = isSealed ? open(profile.before) : profile.before
  const at = now().toISOString()
  await db
    .updateTable('candidate_profiles')
    .set({ [column]: isSealed ? seal(value) : value, updated_at: at })
    .where('candidate_user_id', '=', candidate_user_id)
    .execute()
  const log = { candidate_user_id, data_request_id: id, field, operator_name: viewer.name, at }
  await db
    .insertInto('corrections')
    .values({ ...log, before_sealed: seal(before), after_sealed: seal(value) })
    .execute()
  await writeDataRequest(context, { id, step: 'corrected', note: reason })
  await recordAct(context, { act: 'correct_person', subject_kind: 'candidate', subject_id: candidate_user_id, reason, detail: { data_request_id: id, field } })
  return { success: true }
}
