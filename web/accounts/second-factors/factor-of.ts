import type { RouterContextProvider } from 'react-router'
import { enteringContext, memberContext, operatorContext } from '#web/platform/api/page-context.ts'

/** How the second factor stands of whoever asks: `asked` and `missing` on the way in. */
export const factorOf = (context: Readonly<RouterContextProvider>) =>
  (context.get(memberContext) ?? context.get(operatorContext))?.second_factor ?? (context.get(enteringContext) ? 'asked' : undefined)
