import type { SettingValue } from '#contract/operations/site-settings/site-settings.ts'
import './settings.css'

const names = { environment: '.env で指定しています', saved: 'この画面で保存した値', default: '既定' }

/** Where a setting comes from. What .env says cannot be changed here. */
export const SourceLabel = ({ of: { key, source } }: { of: Pick<SettingValue, 'key' | 'source'> }) => (
  <span className="setting-source">
    {names[source]}（<code>{key}</code>）
  </span>
)
