import { href } from 'react-router'

export const OUTSIDE = href('/online/companies/selection/outside')
export const NEW_OUTSIDE = href('/online/companies/selection/outside/new')
export const oneOutside = (id: string) => `${href('/online/companies/selection/outside/detail')}?id=${id}`
export const newOutsideMeeting = (id: string) => `${href('/online/companies/selection/outside/meeting')}?id=${id}`
export const changeOutsideMeeting = (id: string, meeting_id: string) =>
  `${href('/online/companies/selection/outside/meeting/change')}?id=${id}&meeting=${meeting_id}`
export const outsideMeetingFile = (id: string) => `/online/api/v1/amateras/company_users/outside_meetings/${id}/calendar/`
export const outsideFile = (id: string) => `/online/api/v1/amateras/company_users/outside_candidates/${id}/file/`

export const OUTSIDE_GONE = 'この候補者の登録はありません。本人が断ったか、期限が過ぎて削除されています。'

/** Who may read them and what they are not, on every page about them. */
export const OUTSIDE_NOTE =
  '読めるのは、自社の管理者・リクルーター・アシスタントです。本人が同意するまでは、氏名とメールアドレスだけです。候補者検索、適合、スカウトの対象にはなりません。'
