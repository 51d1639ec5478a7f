import { notificationKinds } from '#contract/notifications/kinds/notification-kinds.ts'
import type { NotificationSettings } from '#contract/notifications/settings/notification-settings.ts'
import { type Columns, DataTable } from '#web/ui/list/data-table.tsx'

type Settings = NotificationSettings['settings']

const channels = [
  { channel: 'by_mail', label: 'メール' },
  { channel: 'by_push', label: 'プッシュ' },
  { channel: 'by_line', label: 'LINE' },
] as const

const columnOf = ({ channel, label }: (typeof channels)[number]): Columns<Settings[number]>[0] => ({
  key: channel,
  header: label,
  kind: 'yes-no',
  cell: (row) => (
    <label className="check">
      <input
        type="checkbox"
        name={`${row.kind}.${channel}`}
        defaultChecked={row[channel]}
        aria-label={`${notificationKinds[row.kind].label}を${label}で受け取る`}
      />
    </label>
  ),
})

const kindOf = ({ kind }: Settings[number]) => (
  <>
    <strong>{notificationKinds[kind].label}</strong>
    <span className="block small muted">{notificationKinds[kind].when}</span>
  </>
)

/** Kinds and channels. LINE is a channel only for candidates whom it can reach. */
export const SettingsTable = ({ settings, hasLine }: { settings: Settings; hasLine: boolean }) => (
  <DataTable
    caption="通知の種類と、受け取りかた"
    columns={[{ key: 'kind', header: '種類', cell: kindOf }, ...channels.filter(({ channel }) => channel !== 'by_line' || hasLine).map(columnOf)]}
    rows={settings}
    id={({ kind }) => kind}
    isCompact
  />
)
