import { useRouteLoaderData } from 'react-router'
import type { Site } from '#contract/pages.ts'

const none = { people_listed: 0, people_opened: 0, scouts_sent: 0 }

/** How many a company may do a day. */
export const useDailyLimits = () => useRouteLoaderData<Site>('root')?.daily_limits ?? none
