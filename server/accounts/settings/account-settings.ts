import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { AccountSettings, AccountSettingsChange } from '#contract/accounts/sign-in/account-security.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'
import { open, seal } from '#server/platform/sealing/seal.ts'
import { decideConsent } from '../consents/consents.ts'

export async function showSettings({ db, viewer }: Pick<RequestContext, 'db'> & { viewer: CandidateViewer }): Promise<AccountSettings> {
  const { home_station_sealed, ...settings } = await db
    .selectFrom('candidate_users')
    .innerJoin('accounts', 'accounts.id', 'candidate_users.id')
    .select(['is_open', 'is_mama', 'username', 'language', 'enable_notification', 'enable_mail_magazine', 'show_tips', 'job_list_view', 'home_station_sealed'])
    .where('accounts.id', '=', viewer.id)
    .$castTo<Omit<AccountSettings, 'home_station'> & { home_station_sealed: string | null }>()
    .executeTakeFirstOrThrow()
  return { ...settings, home_station: open(home_station_sealed) ?? '' }
}

/** Sets what is given. Advertising needs a consent: switching the mail magazine on or off is one, or takes it back. */
export async function changeSettings(
  context: Pick<RequestContext, 'db' | 'now'> & { viewer: CandidateViewer },
  { enable_mail_magazine, language, home_station, ...change }: AccountSettingsChange,
) {
  const { db, now, viewer } = context
  await db
    .updateTable('candidate_users')
    .set({ ...change, ...(home_station !== undefined && { home_station_sealed: seal(home_station) }), updated_at: now().toISOString() })
    .where('id', '=', viewer.id)
    .execute()
  if (language !== undefined) await db.updateTable('accounts').set({ language }).where('id', '=', viewer.id).execute()
  if (enable_mail_magazine !== undefined) await decideConsent(context, { purpose: 'mail_magazine', agreed: enable_mail_magazine })
  return showSettings(context)
}
