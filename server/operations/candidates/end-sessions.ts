import type { PersonArea } from '#contract/operations/candidates/operator-people.ts'
import { signOutEverywhere } from '#server/accounts/devices/sign-out-everywhere.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { fail } from '#server/fail.ts'
import type { OperatorContext } from '../reports/lock-report.ts'
import { subjectOf } from './subject-of.ts'

/** For an account that an intruder took over: every session ends, and links in earlier mails become invalid. */
export async function endSessions(context: OperatorContext, { area, id, reason }: { area: PersonArea; id: string; reason: string }) {
  const { db } = context
  const held = await db.selectFrom('accounts').select('id').where('id', '=', id).where('kind', '=', area).forNoKeyUpdate().executeTakeFirst()
  if (!held) fail('NOT_FOUND')
  const sessions = await signOutEverywhere(db, id)
  await recordAct(context, { act: 'end_sessions', subject_kind: subjectOf[area], subject_id: id, reason, detail: { sessions } })
  return { success: true }
}
