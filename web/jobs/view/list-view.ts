/** Where the switch is sent; it leads back to the list. */
export const VIEW_PATH = '/job_offer/view'

const NAME = 'mebae_list'
const DAYS = 400

/** Whether this browser's owner reads lists of jobs くわしく. 一覧 is the usual, and leaves nothing behind. */
export const isFullView = ({ headers }: Request) => (headers.get('cookie') ?? '').split(/;\s*/).includes(`${NAME}=full`)

export const viewCookie = (isFull: boolean, secure: boolean) =>
  `${NAME}=${isFull ? 'full' : ''}; Path=/; Max-Age=${isFull ? DAYS * 86_400 : 0}; SameSite=Lax; HttpOnly${secure ? '; Secure' : ''}`
