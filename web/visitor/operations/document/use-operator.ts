import { useRouteLoaderData } from 'react-router'
import type { Operator, Site } from '#contract/pages.ts'

const nobody: Operator = {}

export const useOperator = () => useRouteLoaderData<Site>('root')?.operator ?? nobody
