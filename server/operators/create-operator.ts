import type { OperatorRole } from '#contract/operator-roles.ts'
import { recordAct } from '../audit/record-act.ts'
import type { Database } from '../database/connect.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { forgetSecondFactor } from './forget-second-factor.ts'
import { operatorLink } from './operator-link.ts'

type Given = { email: string; name: string; role: OperatorRole; resetsFactor: boolean }

/**
 * The first operator, made at the machine; for one who is there already, a new link. Whoever may start this program holds the database anyway.
 * Gives the link on which the password is chosen: none ever stands on a command line.
 */
export const createOperator = (db: Database, now: Date, { email, name, role, resetsFactor }: Given) =>
  inTransaction(db, async (db) => {
    const at = now.toISOString()
    const made = await db
      .insertInto('operator_users')
      .values({ email, name, role, created_at: at, updated_at: at })
      .onConflict((conflict) => conflict.column('email_key').doNothing())
      .returning(['id', 'email'])
      .executeTakeFirst()
    const known =
      made ??
      (await db.selectFrom('operator_users').select(['id', 'email']).where('email_key', '=', email.toLowerCase()).forNoKeyUpdate().executeTakeFirstOrThrow())
    const about = { subject_kind: 'operator', subject_id: known.id } as const
    const context = { db, now: () => now }
    if (resetsFactor) {
      await forgetSecondFactor(db, known.id)
      await recordAct(context, { ...about, act: 'reset_second_factor' })
    }
    await recordAct(context, { ...about, ...(made ? { act: 'create_operator', detail: { role } } : { act: 'invite_operator' }) })
    return { isNew: Boolean(made), link: await operatorLink(db, now, known) }
  })
