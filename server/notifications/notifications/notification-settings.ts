import { type NotificationChannel, notificationChannels } from '#contract/notifications/kinds/kind-of-audience.ts'
import { sql } from 'kysely'
import { isNotificationKind, kindNamed, type NotificationKind, kindsFor, settableKinds } from '#contract/notifications/kinds/notification-kinds.ts'
import type { NotificationSettings } from '#contract/notifications/settings/notification-settings.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { CandidateViewer, CompanyViewer } from '#server/platform/viewers/viewer.ts'
import { siteSettings } from '#server/settings/site-settings.ts'
import { vapidKeys } from './push/vapid-keys.ts'

/** What one account chose; everything else is as the table of kinds has it. */
type ChosenChannels = { kind: string; channel: string; is_on: boolean }[]

export const notificationSettingsOf = (db: Database, account_id: string): Promise<ChosenChannels> =>
  db.selectFrom('notification_settings').select(['kind', 'channel', 'is_on']).where('account_id', '=', account_id).execute()

/** Whether this site can write to a candidate in LINE: it has a channel for messages, and the candidate linked their account. */
export const hasLine = ({ line_user_id }: { line_user_id: string | null }) => siteSettings().lineMessageToken !== undefined && line_user_id !== null

export const canBeTurnedOff = (kind: NotificationKind, channel: NotificationChannel) => kindNamed(kind).channels[channel] !== 'always'

/** Whether a kind goes out by a channel, as the account chose it or by default. */
export function isOn(chosen: ChosenChannels, kind: NotificationKind, channel: NotificationChannel): boolean {
  const usual = kindNamed(kind).channels[channel]
  if (usual === undefined || usual === 'always') return usual === 'always'
  return chosen.find((row) => row.kind === kind && row.channel === channel)?.is_on ?? usual
}

type Switches<Channel extends NotificationChannel> = { [Name in Channel as `by_${Name}`]: boolean }
type Asking<Viewer> = Pick<RequestContext, 'db'> & { viewer: Viewer }

/** These kinds with these channels, as the API has them. */
async function switchesOf<Kind extends NotificationKind, Channel extends NotificationChannel>(
  db: Database,
  id: string,
  kinds: Kind[],
  shown: readonly Channel[],
) {
  const chosen = await notificationSettingsOf(db, id)
  const switches = (kind: Kind) => Object.fromEntries(shown.map((channel) => [`by_${channel}`, isOn(chosen, kind, channel)])) as Switches<Channel>
  return kinds.map((kind) => ({ kind, ...switches(kind) }))
}

export async function showNotificationSettings({ db, viewer }: Asking<CandidateViewer>): Promise<NotificationSettings> {
  const { line_user_id, ...push } = await db
    .selectFrom('candidate_users')
    .leftJoin('push_subscriptions', 'candidate_user_id', 'candidate_users.id')
    .select('line_user_id')
    .select(sql<number>`count(push_subscriptions.id)::int`.as('device_count'))
    .select(sql<boolean>`coalesce(bool_or(session_id = ${viewer.session_id}), false)`.as('is_on_here'))
    .where('candidate_users.id', '=', viewer.id)
    .groupBy('candidate_users.id')
    .executeTakeFirstOrThrow()
  const kinds = await switchesOf(db, viewer.id, kindsFor('candidate'), notificationChannels)
  return { settings: kinds, push: { ...push, public_key: (await vapidKeys(db)).publicKey }, has_line: hasLine({ line_user_id }) }
}

/** Members set the mails only, of every kind that can be turned off. */
export const showMemberSettings = async ({ db, viewer }: Asking<CompanyViewer>) => ({
  settings: await switchesOf(db, viewer.id, settableKinds('company'), ['mail']),
})

export async function changeNotificationSettings({ db, viewer }: Asking<CandidateViewer | CompanyViewer>, changes: Change[]) {
  for (const change of changes) await saveNotificationSetting(db, viewer.id, change)
}

type Change = { kind: string } & { [Name in NotificationChannel as `by_${Name}`]?: boolean | undefined }

/** Stores only what differs from the default, so that a changed default reaches every account that never chose. What always leaves cannot be turned off. */
export async function saveNotificationSetting(db: Database, account_id: string, { kind, ...change }: Change) {
  if (!isNotificationKind(kind)) return
  for (const channel of notificationChannels) {
    const is_on = change[`by_${channel}`]
    const usual = kindNamed(kind).channels[channel]
    if (is_on === undefined || typeof usual !== 'boolean') continue
    if (is_on === usual)
      await db.deleteFrom('notification_settings').where('account_id', '=', account_id).where('kind', '=', kind).where('channel', '=', channel).execute()
    else
      await db
        .insertInto('notification_settings')
        .values({ account_id, kind, channel, is_on })
        .onConflict((conflict) => conflict.columns(['account_id', 'kind', 'channel']).doUpdateSet({ is_on }))
        .execute()
  }
}
