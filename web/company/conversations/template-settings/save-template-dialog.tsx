import { useEffect, useState } from 'react'
import { type PlaceholderValues, templateOfText } from '#contract/conversations/templates/placeholders.ts'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useFrontDialog } from '#web/work/parts/use-front-dialog.ts'
import { TemplateFields, type TemplateFieldsProps, type TemplateForm } from './template-fields.tsx'

type SaveTemplateDialogProps = { text: string; values: PlaceholderValues; result: FormResult | undefined; onClose: () => void }

/** Makes a template of a message without leaving it; what the message says stays as it is. */
export function SaveTemplateDialog({ text, values, result, onClose }: SaveTemplateDialogProps) {
  const { acts } = useCompanyAccount()
  const { leave, dialog } = useFrontDialog(onClose)
  const ours = result?.form === 'template' ? result : undefined
  const [first] = useState(ours)
  const answer = ours === first ? undefined : ours
  const of = formOf({ name: '', message: templateOfText(text, values), audience: '' }, answer)
  useEffect(() => {
    if (answer?.saved) leave()
  })
  return (
    <dialog className="front-dialog save-template" aria-labelledby="save-template-title" {...dialog}>
      <header>
        <h2 id="save-template-title">テンプレートとして保存</h2>
        <button type="button" className="button icon bare" aria-label="閉じる" onClick={leave}>
          <Icon name="close" />
        </button>
      </header>
      <FormRefusal result={answer} />
      <PageForm of={{ name: 'template' }} preventScrollReset noValidate>
        <TemplateFields of={of} isShared={false} values={values} mayShare={acts.includes('edit_templates')} rows={6} />
        <div className="row">
          <SubmitButton look="primary" intent="save_template">
            保存
          </SubmitButton>
        </div>
      </PageForm>
    </dialog>
  )
}

/** The form as `usePageForm` gives it, with the answer to this dialog alone: an earlier one was about another template. */
function formOf(begun: TemplateForm, answer: FormResult | undefined): TemplateFieldsProps['of'] {
  const refused = answer?.saved === false ? answer : undefined
  const valueOf = (name: keyof TemplateForm) => (refused ? textOf(refused.values[name]) : begun[name])
  const error = (name: string) => refused?.refusal.issues[name]
  return {
    valueOf,
    field: (name) => ({ name, error: error(name), value: valueOf(name) }),
    choices: (name, begun) => ({ name, error: error(name), chosen: refused ? [textOf(refused.values[name])] : [...(begun ?? [])] }),
  }
}
