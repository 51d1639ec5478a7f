import { href } from 'react-router'
/** The target of the switch, which leads back to the list. */
export const VIEW_PATH = href('/job_offer/view')

const NAME = 'mebae_list'
const DAYS = 400

/** Whether the visitor reads lists of jobs in the view くわしく. 一覧 is the default, and stores nothing. */
export const isFullView = ({ headers }: Request) => (headers.get('cookie') ?? '').split(/;\s*/).includes(`${NAME}=full`)

export const viewCookie = (isFull: boolean, secure: boolean) =>
  `${NAME}=${isFull ? 'full' : ''}; Path=/; Max-Age=${isFull ? DAYS * 86_400 : 0}; SameSite=Lax; HttpOnly${secure ? '; Secure' : ''}`
