import type { RouterContextProvider } from 'react-router'
import { enteringContext, memberContext, operatorContext } from '#web/platform/api/page-context.ts'

/** The state of the client's second factor: `asked` and `missing` while signing in. */
export const factorOf = (context: Readonly<RouterContextProvider>) =>
  (context.get(memberContext) ?? context.get(operatorContext))?.second_factor ?? (context.get(enteringContext) ? 'asked' : undefined)
