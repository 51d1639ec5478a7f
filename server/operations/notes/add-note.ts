import { mentionedIn } from '#contract/conversations/mentions.ts'
import type { PersonArea } from '#contract/operations/candidates/people-search.ts'
import { pages } from '#contract/platform/pages.ts'
import { fail } from '#server/fail.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { operatorMentioned } from '#server/platform/mail/texts/operator/operator-mails.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'
import { colleaguesOf } from './notes-of.ts'

type Written = { text: string; corrects?: number | undefined }
type Subject = { company_id: number } | { account_id: string }

/** A note about a company. No company reads it. */
export async function addCompanyNote(context: OperatorContext, { id, ...written }: Written & { id: number }) {
  const company = await context.db.selectFrom('companies').select('name').where('id', '=', id).executeTakeFirst()
  if (!company) return fail('NOT_FOUND')
  await addNote(context, { company_id: id }, written, { about: '企業', path: pages.operatorCompany(id) })
  await recordAct(context, {
    act: 'write_company_note',
    subject_kind: 'company',
    subject_id: id,
    detail: written.corrects ? { corrects: written.corrects } : {},
  })
  return { success: true }
}

/** A note about a candidate or a member. It goes with their account. */
export async function addPersonNote(context: OperatorContext, { area, id, ...written }: Written & { area: PersonArea; id: string }) {
  // Locked, so that nothing is written about somebody who leaves at this moment.
  const person = await context.db.selectFrom('accounts').select('id').where('id', '=', id).where('kind', '=', area).forKeyShare().executeTakeFirst()
  if (!person) return fail('NOT_FOUND')
  const about = area === 'candidate' ? '求職者' : '企業のメンバー'
  await addNote(context, { account_id: id }, written, { about, path: pages.operatorPerson(area, id) })
  await recordAct(context, {
    act: 'write_person_note',
    subject_kind: area === 'candidate' ? 'candidate' : 'company_user',
    subject_id: id,
    detail: written.corrects ? { corrects: written.corrects } : {},
  })
  return { success: true }
}

async function addNote({ db, now, viewer }: OperatorContext, subject: Subject, { text, corrects }: Written, place: { about: string; path: string }) {
  if (corrects) await refuseForeign({ db, viewer }, subject, corrects)
  // A note without @, full-width or not, calls nobody. A correction calls nobody a second time.
  const called = !corrects && /[@＠﹫]/.test(text) ? mentionedIn(text, await colleaguesOf(db, viewer.id)) : []
  await db
    .insertInto('operator_notes')
    .values({
      ...subject,
      operator_user_id: viewer.id,
      operator_name: viewer.name,
      text,
      mentioned: called.map(({ name }) => name),
      corrects_id: corrects ?? null,
      created_at: now().toISOString(),
    })
    .execute()
  if (called.length === 0) return
  const mailed = await db
    .selectFrom('accounts')
    .select(['id', 'email'])
    .where(
      'id',
      'in',
      called.map(({ id }) => id),
    )
    .orderBy('id')
    .execute()
  for (const { id, email } of mailed) await sendMail(db, { to: email, account_id: id, ...operatorMentioned({ by: viewer.name, ...place }) })
}

/** Only the author corrects a note, and only the note itself: its corrections follow each other. */
async function refuseForeign({ db, viewer }: Pick<OperatorContext, 'db' | 'viewer'>, subject: Subject, id: number) {
  const [column, value] = 'company_id' in subject ? (['company_id', subject.company_id] as const) : (['account_id', subject.account_id] as const)
  const own = await db
    .selectFrom('operator_notes')
    .select('id')
    .where('id', '=', id)
    .where(column, '=', value)
    .where('operator_user_id', '=', viewer.id)
    .where('corrects_id', 'is', null)
    .executeTakeFirst()
  if (!own) fail('NOT_FOUND')
}
