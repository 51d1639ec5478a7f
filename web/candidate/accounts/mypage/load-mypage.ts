import type { Api } from '#contract/index.ts'
import { dateText, dayText } from '#contract/platform/time/japan-time.ts'
import { inboxPath } from '#web/candidate/conversations/inbox/inbox-path.ts'
import { visitsOf } from '#web/candidate/jobs/home/mine/visits-of.ts'
import { loadAwaiting } from '#web/candidate/hiring/awaiting/load-awaiting.ts'
import { href } from 'react-router'

const LATELY = 4

/** Everything that マイページ says: what waits, who the candidate is to companies, how the tiles stand, and what happened lately. */
export async function loadMypage(api: Api, now: Date) {
  const { candidate_users: own, lookups } = api
  const [awaiting, completeness, tables, profile, { applications }, visitors, favorited, { saved_searches }] = await Promise.all([
    loadAwaiting(api, now),
    own.profile.completeness(),
    lookups.list(),
    own.profile.show(),
    own.applications.list(),
    own.visitor_histories({}),
    own.favorites_by_companies.list({ per_page: 2 }),
    own.saved_searches.list(),
  ])
  const visits = visitsOf(visitors.visitor_histories, visitors.total, now)
  const going = applications.filter(({ step }) => step !== 'end')
  const silent = going.filter(({ is_overdue, turn }) => is_overdue && turn === 'company')
  const lately = [
    ...favorited.favorites.map(({ company, created_at }) => ({
      key: `favorite-${company.id}-${created_at}`,
      heading: '「気になる」が届きました',
      company,
      detail: dayText(created_at, now),
      to: href('/job_offer/favorite'),
    })),
    ...silent.map(({ id, company, applied_at }) => ({
      key: id,
      heading: '「返信なし」になりました',
      company,
      detail: `${dateText(applied_at, now)}の応募`,
      to: inboxPath('applications'),
    })),
  ].slice(0, LATELY)
  return {
    awaiting,
    completeness,
    ratings: tables.career_intention_rating,
    address: tables.prefectures.find(({ id }) => id === profile.address)?.name ?? '',
    going: going.length,
    silent: silent.length,
    visits: { count: visits.names.length, isMore: visits.isMore },
    lately,
    saved: saved_searches.length,
  }
}

export type LoadedMypage = Awaited<ReturnType<typeof loadMypage>>
