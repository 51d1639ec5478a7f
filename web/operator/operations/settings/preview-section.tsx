import type { SettingChange } from '#contract/operations/site-settings/site-settings.ts'
import { fieldOf, type SettingGroup, settingGroups } from '#contract/platform/site/setting-groups.ts'
import { entriesOf } from '#web/platform/forms/form-refusal.tsx'
import { ReasonField } from '#web/operator/reason-field.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { type Columns, DataTable } from '#web/ui/list/data-table.tsx'
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
  const form = usePageForm<{ reason: string }>('save')
  if (changes.length === 0) return <p className="note">変更はありません。</p>
  return (
    <section className="panel stack" aria-labelledby="preview">
      <h2 id="preview">変更内容の確認</h2>
      <ChangesTable changes={changes} caption="変わる設定" />
      <p>{settingGroups[group].reach}</p>
      {is_for_two && (
        <p>
          メールやバックアップの行き先に関わるため、ほかの運営のメンバーが「サイトの設定」で承認してから反映されます。承認できるメンバーにメールで知らせます。
        </p>
      )}
      <PageForm of={form} hidden={{ ...Object.fromEntries(entriesOf(values).filter(([name]) => name !== 'reason')), revision }}>
        {is_for_two && <ReasonField of={form} label="変える理由" />}
        <SubmitButton intent="save" look="primary">
          {is_for_two ? '承認を頼む' : 'この内容で保存'}
        </SubmitButton>
      </PageForm>
      <p className="small muted">直すときは、下のフォームを書きかえて、もう一度確認してください。</p>
    </section>
  )
}
