import { CompanyContent } from '#contract/companies/pages/company-content.ts'
import type { CompanyPageChange, OwnCompanyPage } from '#contract/companies/pages/company-pages.ts'
import { textOf } from '#web/platform/forms/text-of.ts'
import { contentOfForm } from '../editor/content-of-form.ts'
import type { Values } from '../editor/values.ts'
import { valuesOfContent } from '../editor/values-of-content.ts'

type Field = keyof CompanyContent
/** What others saved since the form was begun, and where they and this form changed the same. */
export type Meanwhile = { changes: CompanyPageChange[]; met: Field[] }

/** How a field of the page is called in the form, when it is not the same. */
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
 * The form of somebody who was overtaken, begun anew: what only the others changed is as they saved it, what was typed here stays.
 * Where both changed the same it stays, too, and is named, so that its next save is meant.
 */
export function meetMeanwhile(typed: Values, { content, version, history }: OwnCompanyPage): Values & { meanwhile: Meanwhile } {
  const changes = history.filter((change) => change.version > Number(textOf(typed.version)))
  const mine = contentOfForm(typed)
  const fields = [...new Set(changes.flatMap((change) => Object.keys(change.changes)))] as Field[]
  const formName = (field: Field) => inForm[field] ?? field
  const isMine = (field: Field) => {
    const parsed = CompanyContent.shape[field].safeParse(mine[field])
    // What it was when the form was begun is what the first of the others changed it from.
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

/** The same text for the same value: the database keeps the names of an object in an order of its own. */
const plain = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )
