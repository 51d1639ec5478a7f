import type { OwnCompanyPage } from '#contract/companies/pages/company-pages.ts'
import { mergeEdits } from '../history/edit-conflict.ts'
import type { Values } from './rows-of.ts'
import { valuesOfContent } from './values-of-content.ts'

export type Drafted = { values: Values; revision: number; saved_at: string | null }

/** With what the editor starts: the member's draft, merged with what colleagues published since, or else what is public. */
export function draftedValues(page: OwnCompanyPage): Drafted {
  const { draft, version, content } = page
  if (!draft) return { values: { ...valuesOfContent(content), version: String(version) }, revision: 0, saved_at: null }
  const values: Values = { ...draft.fields, version: String(draft.version) }
  return { values: draft.version === version ? values : mergeEdits(values, page), revision: draft.revision, saved_at: draft.saved_at }
}

/** What of a form is kept as its draft: its texts, choices and rows. An empty row before a filled one is a hole in the list. */
export const draftFields = ({ version: _version, draft_revision: _revision, meanwhile: _meanwhile, ...values }: Values) =>
  JSON.parse(JSON.stringify(values), (key, part: unknown) => part ?? (/^\d+$/.test(key) ? {} : undefined)) as NonNullable<OwnCompanyPage['draft']>['fields']
