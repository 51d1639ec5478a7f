import { redirect } from 'react-router'
import type { Api } from '#contract/index.ts'
import { WatchFrequency } from '#contract/candidates/search/people-lists.ts'
import { PeopleSearch } from '#contract/candidates/search/people.ts'
import { readSearch } from '#contract/jobs/search/read-search.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { actOnOwn } from './own/act-on-own.ts'
import { changeLists } from './lists/change-lists.ts'

/** The actions of the list's and a profile's forms, by the name of the button. */
export async function actOnCandidates({ company_users: api }: Api, url: URL, intent: string | null, values: Record<string, unknown>) {
  const candidate_id = textOf(values.candidate_id)
  if (intent === 'favorite') {
    await api.favorites.add({ candidate_id })
    return '「気になる」を送りました。相手に伝わります。'
  }
  if (intent === 'unfavorite') {
    await api.favorites.remove({ candidate_id })
    return '「気になる」を取り消しました。'
  }
  if (intent === 'ask_update') {
    const request_item_ids = [values.request_item_ids ?? []].flat().map(Number)
    await api.profile_update_requests.create({ candidate_id, request_type: values.request_type === '2' ? 2 : 1, request_item_ids })
    return 'プロフィールの追記を依頼しました。相手に伝わります。'
  }
  if (intent === 'forget') {
    await api.saved_searches.remove({ id: textOf(values.id) })
    return '保存した検索を削除しました。'
  }
  if (intent === 'watch') {
    const frequency = WatchFrequency.catch('never').parse(values.frequency)
    await api.saved_searches.watch({ id: textOf(values.id), frequency })
    return frequency === 'never' ? 'この検索の通知を停止しました。' : 'これから見つかる候補者を通知します。'
  }
  if (intent === 'share') {
    await api.saved_searches.share({ id: textOf(values.id) })
    return '検索を社内のメンバーと共有しました。'
  }
  if (intent === 'lists') return changeLists(api, values)
  if (intent === 'remove_list') {
    await api.candidate_lists.remove({ id: textOf(values.id) })
    return 'リストを削除しました。'
  }
  if (intent === 'job') {
    const job_id = textOf(values.job_id)
    await api.search_job.update({ job_id: job_id === '' ? null : Number(job_id) })
    const to = new URL(url)
    to.searchParams.delete('job_id')
    if (job_id === '' && to.searchParams.get('sort') === '4') to.searchParams.delete('sort')
    return redirect(to.pathname + to.search, 303)
  }
  const own = await actOnOwn(api, intent, values)
  if (own !== undefined) return own
  const { page: _page, ...search } = readSearch(PeopleSearch, url.searchParams)
  await api.saved_searches.create({ name: textOf(values.name), search, is_shared: values.is_shared === 'true' })
  return '検索を保存しました。'
}
