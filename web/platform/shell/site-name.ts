import { useRouteLoaderData } from 'react-router'
import type { Site } from '#contract/pages.ts'
import { defaultSiteName } from '#contract/platform/site/site-name.ts'

/** The name for running text. A page of an error may know nothing of the site. */
export const useSiteName = () => useRouteLoaderData<Site>('root')?.name ?? defaultSiteName.name

/** What a company agrees to that accepts the page of fees. */
export const useFeesVersion = () => useRouteLoaderData<Site>('root')?.fees_version
