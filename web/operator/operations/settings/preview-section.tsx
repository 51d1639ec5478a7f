import type { SettingChange } from '#contract/operations/site-settings/site-settings.ts'
import { fieldOf, type SettingGroup, settingGroups } from '#contract/platform/site/setting-groups.ts'
import { entriesOf } from '#web/platform/forms/form-refusal.tsx'
import { type Columns, DataTable } from '#web/ui/list/data-table.tsx'
import { SaveForm } from './save-form.tsx'
import { SettingText } from './setting-text.tsx'

const columns: Columns<SettingChange> = [
  { key: 'what', header: '設定', cell: ({ key }) => fieldOf(key)?.label ?? key },
  { key: 'before', header: '変更前', kind: 'long', cell: ({ key, before }) => <SettingText name={key} text={before} /> },
  { key: 'after', header: '変更後', kind: 'long', cell: ({ key, after }) => <SettingText name={key} text={after} /> },
]

export const ChangesTable = ({ changes, caption }: { changes: SettingChange[]; caption: string }) => (
  <DataTable caption={caption} columns={columns} rows={changes} id={({ key }) => key} />
)

type Props = { group: SettingGroup; changes: SettingChange[]; values: Record<string, unknown>; revision: number; is_for_two: boolean }

/** What changes, and whom it reaches, before it is saved. */
export function PreviewSection({ group, changes, values, revision, is_for_two }: Props) {
  if (changes.length === 0) return <p className="note">変更はありません。</p>
  return (
    <section className="panel stack" aria-labelledby="preview">
      <h2 id="preview">変更内容の確認</h2>
      <ChangesTable changes={changes} caption="変わる設定" />
      <p>{settingGroups[group].reach}</p>
      <SaveForm hidden={{ ...Object.fromEntries(entriesOf(values).filter(([name]) => name !== 'reason')), revision }} is_for_two={is_for_two} />
    </section>
  )
}
