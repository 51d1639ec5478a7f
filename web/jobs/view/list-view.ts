import { href } from 'react-router'
import type { Api } from '#contract/index.ts'
import { cookieOf } from '#web/platform/shell/cookies/cookie-of.ts'
/** The target of the switch, which leads back to the list. */
export const VIEW_PATH = href('/job_offer/view')

const NAME = 'mebae_list'
const DAYS = 400

/** Whether a list of jobs is read in the view くわしく: as the candidate's account says, or the browser of a visitor. 一覧 is the default. */
export const isFullView = async (request: Request, api: Api, isSignedIn: boolean) =>
  isSignedIn ? (await api.candidate_users.settings.show()).job_list_view === 'full' : cookieOf(request, NAME) === 'full'

export const viewCookie = (isFull: boolean, secure: boolean) =>
  `${NAME}=${isFull ? 'full' : ''}; Path=/; Max-Age=${isFull ? DAYS * 86_400 : 0}; SameSite=Lax; HttpOnly${secure ? '; Secure' : ''}`
