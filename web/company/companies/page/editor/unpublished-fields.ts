import type { CompanyContent } from '#contract/companies/pages/company-content.ts'
import { contentOfForm } from './content-of-form.ts'
import { valuesOfContent } from './values-of-content.ts'

type Field = keyof CompanyContent

/** As the API stores texts: one kind of line end, and trimmed. A number that is none differs from nothing. */
const plain = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === 'string' ? part.replaceAll(/\r\n?/g, '\n').trim() : Number.isNaN(part) ? '?' : part))

/** The fields in which the form differs from what is public. */
export function unpublishedFields(content: CompanyContent, shown: CompanyContent): Field[] {
  const before = contentOfForm(valuesOfContent(shown))
  return (Object.keys(before) as Field[]).filter((field) => plain(content[field]) !== plain(before[field]))
}
