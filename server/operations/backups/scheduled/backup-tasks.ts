import { backupClient } from '../archive/backup-client.ts'
import { readIdentities } from '../archive/encryption.ts'
import { openForBackup } from '../command/open-for-backup.ts'
import { runDrill } from '../drill/run-drill.ts'
import { runBackup } from '../make/run-backup.ts'
import { backupPlace } from '../places/backup-place.ts'
import { failureText, recordResult } from '../results/backup-results.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { backupFailed } from '#server/platform/mail/texts/operator/operator-mails.ts'
import type { TaskRun } from '#server/platform/background/task-context.ts'
import { settings } from '#server/settings.ts'
import { siteSettings } from '#server/settings/site-settings.ts'

/** BACKUP_SCHEDULE: as `npm run backup` does it, with the rights of the owner of the tables. */
export const makeScheduledBackup = ({ db, now, isLastTry }: Pick<TaskRun, 'db' | 'now' | 'isLastTry'>) =>
  asOwner(async (url) => {
    try {
      await runBackup({ url, place: await backupPlace(), now: now() })
    } catch (error) {
      if (isLastTry) await mailOperators(db, error)
      throw error
    }
  })

async function mailOperators(db: Database, error: unknown) {
  const all = await db
    .selectFrom('operator_users')
    .innerJoin('accounts', 'accounts.id', 'operator_users.id')
    .select(['accounts.id', 'email'])
    .where('role', '=', 'full')
    .orderBy('accounts.id')
    .execute()
  for (const { id, email } of all) await sendMail(db, { to: email, account_id: id, ...backupFailed({ failure: failureText(error) }) })
}

/** Where this machine may read the backups and make a database; elsewhere the operators' page says when somebody last ran `npm run backup:drill`. */
export const drillLastBackup = ({ now }: Pick<TaskRun, 'now'>) =>
  asOwner(async (url) => {
    const isReadable = siteSettings().backupRecipients.length === 0 || settings.backupIdentityFile !== undefined
    if (!isReadable || !(await mayMakeDatabases(url))) return
    try {
      await runDrill({ url, identities: await readIdentities(settings.backupIdentityFile), now: now() })
    } catch (error) {
      await recordResult(url, 'drill', now(), { failure: failureText(error) })
      throw error
    }
  })

async function asOwner(act: (url: string) => Promise<void>) {
  const database = await openForBackup()
  try {
    await act(database.ownerUrl)
  } finally {
    await database.close()
  }
}

async function mayMakeDatabases(url: string) {
  const client = await backupClient(url)
  try {
    const { rows } = await client.query<{ may: boolean }>('select rolcreatedb or rolsuper as may from pg_roles where rolname = current_user')
    return rows[0]?.may === true
  } finally {
    await client.end()
  }
}
