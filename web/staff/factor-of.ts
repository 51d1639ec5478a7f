import type { RouterContextProvider } from 'react-router'
import { memberContext, operatorContext } from '#web/page-context.ts'

/** How the second factor stands of the member, or operator, who asks. */
export const factorOf = (context: Readonly<RouterContextProvider>) => (context.get(memberContext) ?? context.get(operatorContext))?.second_factor
