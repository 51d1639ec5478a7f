import type { Api } from '#contract/index.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'

/** The forms of the tags, by the name of the button. */
export async function actOnTags({ candidate_tags }: Api['company_users'], id: string, intent: string | null, values: Record<string, unknown>) {
  if (intent === 'delete_tag') {
    await candidate_tags.remove_from_all({ tag_id: textOf(values.tag_id) })
    return 'タグを削除しました。'
  }
  if (intent === 'remove_tag') {
    await candidate_tags.remove({ id, tag_id: textOf(values.tag_id) })
    return 'タグを外しました。'
  }
  await candidate_tags.add({ id, name: textOf(values.name) })
  return 'タグを付けました。'
}
