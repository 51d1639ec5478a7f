import { createContext, type RouterContextProvider } from 'react-router'
import type { Api } from '#contract/index.ts'
import type { MemberStatus, OperatorStatus, Site } from '#contract/pages.ts'
import type { Area } from '#contract/accounts/sign-in/sessions.ts'

/** The API in the name of the client that requested this page. */
export const apiContext = createContext<Api>()
/** The area in which the client is signed in. */
export const areaContext = createContext<Area | undefined>(undefined)
/** The area in which they signed in but for the second factor: only the pages of the second factor and the sign-out recognise them. */
export const enteringContext = createContext<Area | undefined>(undefined)
export const memberContext = createContext<MemberStatus | undefined>(undefined)
export const operatorContext = createContext<OperatorStatus | undefined>(undefined)
export const siteContext = createContext<Site>()
/** Whether this site is served by HTTPS, as the names of its cookies say. */
export const isSecure = (context: Readonly<RouterContextProvider>) => context.get(siteContext).origin.startsWith('https:')
export const nonceContext = createContext<string>()
/** An action of this request asks for the password on its own page: the page is rendered for that, although its loader asks too. */
export const confirmingContext = createContext(false)
/** The error page shows it, so that a report leads to its lines in the log. */
export const requestIdContext = createContext<string>()
export const reportContext = createContext<(error: unknown) => void>()
