import type { Api } from '#contract/index.ts'
import { WatchFrequency } from '#contract/candidates/search/people-lists.ts'
import { PeopleSearch } from '#contract/candidates/search/people.ts'
import { readSearch } from '#contract/jobs/search/read-search.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'

/** The actions of the list's and a profile's forms, by the name of the button. */
export async function actOnCandidates({ company_users: api }: Api, url: URL, intent: string | null, values: Record<string, unknown>) {
  const candidate_id = textOf(values.candidate_id)
  if (intent === 'favorite') {
    await api.favorites.add({ candidate_id })
    return '気になるに入れました。相手に伝わります。'
  }
  if (intent === 'unfavorite') {
    await api.favorites.remove({ candidate_id })
    return '気になるから外しました。'
  }
  if (intent === 'ask_update') {
    const request_item_ids = [values.request_item_ids ?? []].flat().map(Number)
    await api.profile_update_requests.create({ candidate_id, request_type: values.request_type === '2' ? 2 : 1, request_item_ids })
    return 'プロフィールの書き足しを頼みました。相手に伝わります。'
  }
  if (intent === 'forget') {
    await api.saved_searches.remove({ id: textOf(values.id) })
    return '保存した検索を消しました。'
  }
  if (intent === 'watch') {
    const frequency = WatchFrequency.catch('never').parse(values.frequency)
    await api.saved_searches.watch({ id: textOf(values.id), frequency })
    return frequency === 'never' ? 'この検索のお知らせをやめました。' : 'これから見つかる人を、お知らせします。'
  }
  const { page: _page, ...search } = readSearch(PeopleSearch, url.searchParams)
  await api.saved_searches.create({ name: textOf(values.name), search })
  return '検索の条件を保存しました。'
}
