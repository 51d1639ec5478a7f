import { notificationKinds } from '#contract/notifications/kinds/notification-kinds.ts'
import type { NotificationSettings } from '#contract/notifications/settings/notification-settings.ts'

const ways = [
  { way: 'by_mail', label: 'メール' },
  { way: 'by_push', label: 'プッシュ' },
  { way: 'by_line', label: 'LINE' },
] as const

/** Kinds and channels. LINE is a channel only for candidates whom it can reach. */
export function SettingsTable({ settings, hasLine }: { settings: NotificationSettings['settings']; hasLine: boolean }) {
  const shown = ways.filter(({ way }) => way !== 'by_line' || hasLine)
  return (
    <table className="ways-of-telling">
      <caption className="vh">通知の種類と、受け取りかた</caption>
      <thead>
        <tr>
          <th scope="col">種類</th>
          {shown.map(({ way, label }) => (
            <th key={way} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {settings.map(({ kind, ...set }) => (
          <tr key={kind}>
            <th scope="row">
              {notificationKinds[kind].label}
              <span>{notificationKinds[kind].when}</span>
            </th>
            {shown.map(({ way, label }) => (
              <td key={way}>
                <label className="check">
                  <input
                    type="checkbox"
                    name={`${kind}.${way}`}
                    defaultChecked={set[way]}
                    aria-label={`${notificationKinds[kind].label}を${label}で受け取る`}
                  />
                </label>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
