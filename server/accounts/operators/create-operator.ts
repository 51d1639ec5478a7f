import { accountWith, addAccount } from '../account/accounts.ts'
import type { OperatorRole } from '#contract/accounts/operators/operator-roles.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import { openOfEnvironment } from '#server/platform/opening/open-of-environment.ts'
import { removeSecondFactor } from './remove-second-factor.ts'
import { operatorLink } from './operator-links.ts'
import { notifyOperators } from './second/notify-operators.ts'

type Given = { email: string; name: string; role: OperatorRole; resetsFactor: boolean }

const by = 'サーバーでの操作（npm run operator:create）'

/**
 * The first operator, made at the machine; for one who is there already, a new link. An operator who can start this program has the database anyway: it takes nobody's
 * consent and ties nobody, and whose second factor it resets is untied. Their seven days begin, and everybody is told.
 * Gives the link on which the password is chosen: none ever stands on a command line.
 */
export const createOperator = (db: Database, now: Date, { email, name, role, resetsFactor }: Given) =>
  inTransaction(db, async (db) => {
    const at = now.toISOString()
    const made = await addAccount(db, 'operator', { email, email_verified_at: at })
    if (made) await db.insertInto('operator_users').values({ id: made, name, role, created_at: at }).execute()
    const account = await accountWith(db, 'operator', email).select(['id', 'email']).forNoKeyUpdate().executeTakeFirstOrThrow()
    const begun = db.updateTable('operator_users').set({ settled_at: at, updated_at: at }).where('id', '=', account.id)
    const known = { ...account, ...(await begun.returning('name').executeTakeFirstOrThrow()) }
    const about = { subject_kind: 'operator', subject_id: known.id } as const
    const context = { db, now: () => now }
    if (resetsFactor) {
      await removeSecondFactor(db, known.id)
      await db.deleteFrom('operator_ties').where('operator_user_id', '=', known.id).execute()
      await recordAct(context, { ...about, act: 'reset_second_factor' })
    }
    await recordAct(context, { ...about, ...(made ? { act: 'create_operator', detail: { role } } : { act: 'invite_operator' }) })
    const what = made
      ? '運営のメンバーが加わりました。'
      : resetsFactor
        ? '運営のメンバーの二段階認証が外され、パスワードを決めるリンクが作られました。'
        : '運営のメンバーに、パスワードを決めるリンクが作られました。'
    await openOfEnvironment(db, now)
    await notifyOperators(db, now, { what, whom: known.name, by })
    return { isNew: Boolean(made), link: await operatorLink(db, now, known) }
  })
