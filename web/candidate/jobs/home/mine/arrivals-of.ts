import { href } from 'react-router'
import type { Account } from '#contract/candidates/account/accounts.ts'
import type { IconName } from '#web/ui/icon.tsx'
import type { LoadedMine } from './load-mine.ts'

export type Arrival = { to: string; icon: IconName; label: string; detail: string; count: string; isNew: boolean }

type Counts = Pick<Account, 'unread_message_count' | 'unread_favorite_by_company_count' | 'typeform_ids'> & { unread_notification_count: number }
type Mine = Pick<LoadedMine, 'favorited' | 'visits' | 'requests' | 'saved'>

/** What is new, the most personal first. Leaves out empty rows. */
export function arrivalsOf({ unread_message_count, unread_favorite_by_company_count, unread_notification_count, typeform_ids }: Counts, mine: Mine): Arrival[] {
  const { favorited, visits, requests, saved } = mine
  const [survey] = typeform_ids
  return [
    ...row(unread_message_count, {
      to: href('/message'),
      icon: 'message',
      label: 'メッセージ',
      detail: '',
      count: `未読 ${unread_message_count}件`,
      isNew: true,
    }),
    ...row(unread_favorite_by_company_count, {
      to: href('/job_offer/favorite'),
      icon: 'heart',
      label: 'あなたに「気になる」を送った企業',
      detail: named(favorited, unread_favorite_by_company_count, '件'),
      count: `新着 ${unread_favorite_by_company_count}件`,
      isNew: true,
    }),
    ...row(requests.length, {
      to: href('/visitors'),
      icon: 'file',
      label: '追記のリクエスト',
      detail: requests.join('、'),
      count: `${requests.length}件`,
      isNew: false,
    }),
    ...saved.flatMap(({ name, waiting_count, to }) =>
      row(waiting_count, { to, icon: 'search', label: '保存した検索', detail: name, count: `新着 ${waiting_count}件`, isNew: true }),
    ),
    ...row(visits.names.length, {
      to: href('/visitors'),
      icon: 'eye',
      label: '足あと',
      detail: named(visits.names, visits.names.length, '社'),
      count: `この7日 ${visits.names.length}社${visits.isMore ? '以上' : ''}`,
      isNew: false,
    }),
    ...row(unread_notification_count, {
      to: href('/notifications'),
      icon: 'bell',
      label: 'お知らせ',
      detail: '',
      count: `未読 ${unread_notification_count}件`,
      isNew: true,
    }),
    ...(survey
      ? row(1, {
          to: `${href('/surveys/detail')}?id=${survey}`,
          icon: 'flag',
          label: 'アンケート',
          detail: '',
          count: `${typeform_ids.length}件`,
          isNew: false,
        })
      : []),
  ]
}

const row = (count: number, arrival: Arrival) => (count > 0 ? [arrival] : [])

/** The first by name, and the count of the others. */
const named = ([first]: string[], all: number, unit: string) => (first && all > 1 ? `${first} ほか${all - 1}${unit}` : (first ?? ''))
