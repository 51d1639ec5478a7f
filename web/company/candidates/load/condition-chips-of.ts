import type { PeopleSearch } from '#contract/candidates/search/people.ts'
import { writeSearch } from '#web/platform/api/write-search.ts'
import { CANDIDATES_PATH } from '../candidates-path.ts'
import type { CandidateGroup, CandidateLevel } from './load-candidates.ts'

type Conditions = { groups: CandidateGroup[]; levels: CandidateLevel[]; lists: { id: number; name: string }[]; tags: { id: number; name: string }[] }

/** Every condition of a search in words, with the address of the search without it. */
export function conditionChipsOf({ page: _page, ...search }: PeopleSearch, { groups, levels, lists, tags }: Conditions) {
  const to = (change: Partial<PeopleSearch>) => CANDIDATES_PATH + writeSearch({ ...search, ...change })
  const chip = (field: string, value: string, change: Partial<PeopleSearch>) => ({ field, value, to: to(change) })
  return [
    ...(search.free_word ? [chip('キーワード', search.free_word, { free_word: undefined, as_words: undefined, without_synonyms: undefined })] : []),
    ...(search.list_id ? [chip('リスト', lists.find(({ id }) => id === search.list_id)?.name ?? '削除済み', { list_id: undefined })] : []),
    ...(search.tag_id ? [chip('タグ', tags.find(({ id }) => id === search.tag_id)?.name ?? '削除済み', { tag_id: undefined })] : []),
    ...(search.favorited ? [chip('「気になる」', '送信済み', { favorited: undefined })] : []),
    ...(search.include_scouted ? [chip('スカウト済み', '含める', { include_scouted: undefined })] : []),
    ...groups.flatMap(({ parameter, label, options }) =>
      options
        .filter(({ chosen }) => chosen)
        .map(({ value, name }) => {
          const left = (search[parameter] as (number | string)[]).filter((one) => one !== value)
          return chip(label, name, { [parameter]: left.length > 0 ? left : undefined })
        }),
    ),
    ...levels.flatMap(({ parameter, label, chosen, options }) => {
      const name = options.find(({ value }) => value === chosen)?.label
      return name ? [chip(label, name, { [parameter]: undefined })] : []
    }),
  ]
}
