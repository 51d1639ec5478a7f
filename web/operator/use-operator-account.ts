import { useRouteLoaderData } from 'react-router'
import type { OperatorAccount } from '#contract/accounts/operators/operator-accounts.ts'

/** The operator who is signed in. Only for pages of the operators' area. */
export const useOperatorAccount = () => useRouteLoaderData<OperatorAccount>('operator')!
