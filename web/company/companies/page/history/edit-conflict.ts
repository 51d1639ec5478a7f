import { CompanyContent } from '#contract/companies/pages/company-content.ts'
import type { CompanyPageChange, OwnCompanyPage } from '#contract/companies/pages/company-pages.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { contentOfForm } from '../editor/content-of-form.ts'
import type { Values } from '../editor/rows-of.ts'
import { valuesOfContent } from '../editor/values-of-content.ts'

type Field = keyof CompanyContent
/** What others saved since the form started, and the fields that both they and this form changed. */
export type EditConflict = { changes: CompanyPageChange[]; met: Field[] }

/** The form's names for fields of the page that are called differently. */
const inForm: Partial<Record<Field, string>> = {
  image_texts: 'images',
  feature1: 'phase',
  feature2: 'phase',
  feature3: 'phase',
  feature4: 'kinds',
  feature5: 'kinds',
  feature6: 'kinds',
  feature7: 'kinds',
}

/**
 * Merges the form after an edit conflict: takes over what only the others changed, and keeps what was typed here.
 * Where both changed a field, keeps the typed value and names the field, so that the recruiter saves it knowingly.
 */
export function mergeEdits(typed: Values, { content, version, history }: OwnCompanyPage): Values & { meanwhile: EditConflict } {
  const changes = history.filter((change) => change.version > Number(textOf(typed.version)))
  const mine = contentOfForm(typed)
  const fields = [...new Set(changes.flatMap((change) => Object.keys(change.changes)))] as Field[]
  const formName = (field: Field) => inForm[field] ?? field
  const isMine = (field: Field) => {
    const parsed = CompanyContent.shape[field].safeParse(mine[field])
    // The first of the others' changes says what the field held when the form started.
    const begun = changes.findLast((change) => field in change.changes)!.changes[field]!.from
    return plain(parsed.success ? parsed.data : mine[field]) !== plain(begun)
  }
  const kept = new Set(fields.filter(isMine).map(formName))
  const current = valuesOfContent(content)
  const taken = fields.map(formName).filter((name) => !kept.has(name))
  return {
    ...typed,
    ...Object.fromEntries(taken.map((name) => [name, current[name]])),
    version: String(version),
    meanwhile: { changes, met: fields.filter((field) => kept.has(formName(field))) },
  }
}

/** The same text for the same value: the database stores the keys of an object in a different order. */
const plain = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )
