import { href } from 'react-router'
/** Where forms about following a job are sent, with or without scripts. */
export const FOLLOW_PATH = href('/job_offer/follow')

export type FollowIntent = 'favorite' | 'unfavorite' | 'save' | 'unsave' | 'hide' | 'show' | 'hide_company' | 'show_company'
/** The buttons that a visitor can press: the act is done after they sign in. */
export type MeantIntent = Extract<FollowIntent, 'favorite' | 'save' | 'hide'>
export type Followed = { company_id: number; job_id: number }
export type Meant = { intent: MeantIntent; followed: Followed }

const isMeantIntent = (form: string | null): form is MeantIntent => form === 'favorite' || form === 'save' || form === 'hide'
const idIn = (text: string | null) => (/^\d{1,10}$/.test(text ?? '') ? Number(text) : undefined)

/** The page that continues what a visitor pressed, and then leads to `next`. It travels through signing in and signing up as the page to go to. */
export const followPath = ({ intent, followed: { company_id, job_id } }: Meant, next: string) =>
  `${FOLLOW_PATH}?${new URLSearchParams({ form: intent, company_id: String(company_id), job_id: String(job_id), next })}`

/** The act that the address of that page means; undefined for another page. */
export function meantOf(path: string | null | undefined): Meant | undefined {
  if (!path?.startsWith(`${FOLLOW_PATH}?`)) return
  const params = new URLSearchParams(path.slice(FOLLOW_PATH.length))
  const [form, company_id, job_id] = [params.get('form'), idIn(params.get('company_id')), idIn(params.get('job_id'))]
  return isMeantIntent(form) && company_id && job_id !== undefined ? { intent: form, followed: { company_id, job_id } } : undefined
}
