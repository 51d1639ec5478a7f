import { createContext } from 'react-router'
import type { Api } from '#contract/index.ts'
import type { MemberStanding, OperatorStanding, Site } from '#contract/pages.ts'
import type { Area } from '#contract/accounts/sign-in/sessions.ts'

/** The API, as the visitor who asked for this page sees it. */
export const apiContext = createContext<Api>()
/** Where whoever asks is signed in. */
export const areaContext = createContext<Area | undefined>(undefined)
/** Where they signed in but for the second factor: the pages that ask for it, and the way out, are all there is. */
export const enteringContext = createContext<Area | undefined>(undefined)
export const memberContext = createContext<MemberStanding | undefined>(undefined)
export const operatorContext = createContext<OperatorStanding | undefined>(undefined)
export const siteContext = createContext<Site>()
export const nonceContext = createContext<string>()
/** An act of this request asks for the password on its own page: the page is shown for that, although reading it asks too. */
export const confirmingContext = createContext(false)
/** Shown on the page of an error, so that a report leads to its lines in the log. */
export const requestIdContext = createContext<string>()
export const reportContext = createContext<(error: unknown) => void>()
