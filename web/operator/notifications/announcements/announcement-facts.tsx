import type { Lookups, LookupName } from '#contract/platform/lookups/lookups.ts'
import type { AnnouncementContent } from '#contract/notifications/announcements/announcement-content.ts'
import { ExactTime } from '#web/platform/time/exact-time.tsx'
import { announcementWords } from './announcement-words.ts'

/** To whom, from when until when, and what is asked. */
export function AnnouncementFacts({ content, lookups }: { content: AnnouncementContent; lookups: Lookups }) {
  const { audience, display_start_at, display_end_at, is_require_confirm, confirm_button_text } = content
  const conditions = segmentWords(content, lookups)
  return (
    <dl className="announcement-facts">
      <dt>宛先</dt>
      <dd>
        {announcementWords.audiences[audience]}
        {conditions.length > 0 ? `（${conditions.join('、')}）` : '（全員）'}
      </dd>
      <dt>期間</dt>
      <dd>
        <ExactTime at={display_start_at} /> 〜 {display_end_at ? <ExactTime at={display_end_at} /> : '終わりなし'}
      </dd>
      <dt>確認</dt>
      <dd>{is_require_confirm ? `求める（ボタン「${confirm_button_text || '確認しました'}」）` : '求めない'}</dd>
    </dl>
  )
}

/** The conditions of an announcement in words; none when it is for everybody. */
function segmentWords({ candidate_segment, company_segment }: Pick<AnnouncementContent, 'candidate_segment' | 'company_segment'>, lookups: Lookups) {
  const { verified, career_intention_rating, job_fields, prefectures, registered_from, registered_until } = candidate_segment
  const named = (table: LookupName, values: (string | number)[] | undefined) =>
    values ? [values.map((value) => lookups[table].find(({ id, key }) => id === value || key === value)?.name ?? value).join('・')] : []
  return [
    ...(verified === undefined ? [] : [verified ? 'メールアドレスを確認した人' : 'メールアドレスを確認していない人']),
    ...named('career_intention_rating', career_intention_rating),
    ...named('job_fields', job_fields),
    ...named('prefectures', prefectures),
    ...(registered_from ? [`${registered_from}から登録`] : []),
    ...(registered_until ? [`${registered_until}までに登録`] : []),
    ...named('company_state', company_segment.states),
    ...named('company_role', company_segment.roles),
  ]
}
