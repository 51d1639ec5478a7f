import type { Api } from '#contract/index.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'

const ids = (value: unknown) => [value ?? []].flat().map(Number)

/** Puts a candidate into the chosen lists and takes them out of the others; a new list is made first. */
export async function changeLists({ candidate_lists }: Api['company_users'], values: Record<string, unknown>) {
  const candidate_id = textOf(values.candidate_id)
  const [chosen, had, name] = [ids(values.list_ids), ids(values.had), textOf(values.list_name).trim()]
  const made = name ? [(await candidate_lists.create({ name })).id] : []
  for (const list_id of [...made, ...chosen.filter((id) => !had.includes(id))]) await candidate_lists.add({ list_id, candidate_id })
  for (const list_id of had.filter((id) => !chosen.includes(id))) await candidate_lists.remove_candidate({ list_id, candidate_id })
  return 'リストを保存しました。候補者には伝わりません。'
}
