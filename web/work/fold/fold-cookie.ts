import { href } from 'react-router'
import { cookieOf } from '#web/platform/shell/cookies/cookie-of.ts'

/** Where the button of the side bar leads without scripts. */
export const FOLD_PATH = href('/work/fold')

const NAME = 'mebae_side'
const DAYS = 400

/** Whether this browser shows the side bar folded to its icons. A cookie, because the server has to draw it so from the first. */
export const isSideFolded = (request: Request) => cookieOf(request, NAME) === 'folded'

export const foldCookie = (isFolded: boolean, secure: boolean) =>
  `${NAME}=${isFolded ? 'folded' : ''}; Path=/; Max-Age=${isFolded ? DAYS * 86_400 : 0}; SameSite=Lax${secure ? '; Secure' : ''}`
