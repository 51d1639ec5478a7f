/** Where forms about following a job are sent, with a script or without. */
export const FOLLOW_PATH = '/job_offer/follow'

export type FollowIntent = 'favorite' | 'unfavorite' | 'hide' | 'show' | 'hide_company' | 'show_company'
export type Followed = { company_id: number; job_id: number }
