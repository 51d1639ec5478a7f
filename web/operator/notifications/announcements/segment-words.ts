import type { MasterName, Masters } from '#contract/platform/lookups/masters.ts'
import type { NoticeContent } from '#contract/notifications/announcements/operator-notices.ts'

/** The conditions of a notice in words; none when it is for everybody. */
export function segmentWords({ candidate_segment, company_segment }: Pick<NoticeContent, 'candidate_segment' | 'company_segment'>, masters: Masters) {
  const { verified, career_intention_rating, job_fields, prefectures, registered_from, registered_until } = candidate_segment
  const named = (table: MasterName, values: (string | number)[] | undefined) =>
    values ? [values.map((value) => masters[table].find(({ id, key }) => id === value || key === value)?.name ?? value).join('・')] : []
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
