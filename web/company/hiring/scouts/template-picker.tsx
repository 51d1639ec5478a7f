import type { RefObject } from 'react'
import type { ScoutTemplate } from '#contract/hiring/scouts/scout-templates.ts'
import { Field } from '#web/platform/forms/field.tsx'
import { useScripted } from '#web/ui/use-scripted.ts'

type TemplatePickerProps = { templates: ScoutTemplate[]; form: RefObject<HTMLFormElement | null> }

/** Inserts a template's greeting and closing into the form. Leaves the reason, which no template has. */
export function TemplatePicker({ templates, form }: TemplatePickerProps) {
  const isScripted = useScripted()
  if (!isScripted || templates.length === 0) return null
  const put = (id: string) => {
    const template = templates.find((one) => one.id === id)
    if (!template) return
    for (const name of ['greeting', 'closing'] as const) {
      const field = form.current?.elements.namedItem(name)
      if (!(field instanceof HTMLTextAreaElement)) continue
      field.value = template[name]
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }
  return (
    <Field label="あいさつと結びのひな形" need="may" hint="理由は、ひな形では埋まりません。">
      <select className="input" name="template_id" defaultValue="" onChange={({ target }) => put(target.value)}>
        <option value="">使わない</option>
        {templates.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </Field>
  )
}
