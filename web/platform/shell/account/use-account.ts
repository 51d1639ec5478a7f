import { useRouteLoaderData } from 'react-router'
import type { Account } from '#contract/candidates/account/accounts.ts'

/** The signed-in candidate; null for a visitor. */
export const useAccount = () => useRouteLoaderData<Account | null>('account') ?? null
