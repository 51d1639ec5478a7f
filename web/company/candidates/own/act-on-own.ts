import type { Api } from '#contract/index.ts'
import { Refused } from '#web/platform/api/refusal.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'

type Values = Record<string, unknown>

const idsOf = (values: Values) => [values.ids ?? []].flat().map(textOf)

/** Of each candidate it was done or not: whom the company does not see any more is not among them. */
const many = (results: { is_done: boolean }[], done: (count: number) => string) => {
  const count = results.filter(({ is_done }) => is_done).length
  const left = results.length - count
  return `${done(count)}${left > 0 ? `${left}人はできませんでした。公開をやめたか、タグの数が上限の候補者です。` : ''}候補者には伝わりません。`
}

/** The forms for what a company keeps about candidates: lists and tags of many, tags, notes and reminders of one. Nothing where the form is another's. */
export async function actOnOwn(api: Api['company_users'], intent: string | null, values: Values): Promise<string | undefined> {
  const candidate_id = textOf(values.candidate_id)
  const entry = { candidate_id, list_id: textOf(values.list_id) }
  if (intent === 'list_many') {
    const name = textOf(values.list_name).trim()
    const candidate_ids = chosenIn(values)
    const { id } = await api.candidate_lists.create({ name })
    const { results } = await api.candidate_lists.add_many({ list_id: id, candidate_ids })
    return many(results, (count) => `${count}人をリスト「${name}」に追加しました。`)
  }
  if (intent === 'tag_many') {
    const name = textOf(values.tag_name).trim()
    const { results } = await api.candidate_tags.add_to_many({ name, candidate_ids: chosenIn(values) })
    return many(results, (count) => `${count}人にタグ「${name}」を付けました。`)
  }
  if (intent === 'tag') {
    const { results } = await api.candidate_tags.add_to_many({ name: textOf(values.name), candidate_ids: [candidate_id] })
    return results[0]?.is_done ? 'タグを付けました。' : 'タグを付けられませんでした。タグの数が上限です。外してから追加してください。'
  }
  if (intent === 'untag') {
    await api.candidate_tags.remove_from_candidate({ candidate_id, tag_id: textOf(values.tag_id) })
    return 'タグを外しました。'
  }
  if (intent === 'note') {
    await api.candidate_notes.add({ candidate_id, text: textOf(values.text) })
    return 'メモを保存しました。候補者には表示されません。'
  }
  if (intent === 'remove_note') {
    await api.candidate_notes.remove({ candidate_id, note_id: textOf(values.note_id) })
    return 'メモを削除しました。'
  }
  if (intent === 'remind') {
    await api.candidate_pools.remind({
      ...entry,
      due_on: textOf(values.due_on),
      note: textOf(values.note),
      company_user_id: textOf(values.company_user_id) || null,
    })
    return 'リマインダーを保存しました。その日に担当へ通知します。候補者には伝わりません。'
  }
  if (intent?.startsWith('postpone ')) {
    await api.candidate_pools.postpone({ ...entry, due_on: intent.slice('postpone '.length) })
    return 'リマインダーを延期しました。'
  }
  if (intent === 'finish') {
    await api.candidate_pools.finish(entry)
    return 'リマインダーを完了にしました。'
  }
  return undefined
}

function chosenIn(values: Values) {
  const chosen = idsOf(values)
  if (chosen.length === 0) throw new Refused({ code: 'INPUT_INVALID', sentence: '候補者を選んでください。', issues: {} })
  return chosen
}
