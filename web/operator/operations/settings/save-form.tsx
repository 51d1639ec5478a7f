import { ReasonField } from '#web/operator/reason-field.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'

/** Saves what was shown, or asks a second operator to agree, with a reason. */
export function SaveForm({ hidden, is_for_two }: { hidden: Record<string, string | number | null | undefined>; is_for_two: boolean }) {
  const form = usePageForm<{ reason: string }>('save')
  return (
    <>
      {is_for_two && (
        <p>
          ほかの運営のメンバーが「サイトの設定」で承認してから反映されます。メールやバックアップの行き先、LINE
          との接続、またはメールに入るほかのサイトのアドレスが変わるためです。ほかのメンバーに、メールで知らせます。
        </p>
      )}
      <PageForm of={form} hidden={hidden}>
        {is_for_two && <ReasonField of={form} label="変更の理由" />}
        <SubmitButton intent="save" look="primary">
          {is_for_two ? '承認を頼む' : 'この内容で保存'}
        </SubmitButton>
      </PageForm>
      <p className="small muted">直すときは、下のフォームを編集して、もう一度確認してください。</p>
    </>
  )
}
