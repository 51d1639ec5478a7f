import { useRouteLoaderData } from 'react-router'
import type { Site } from '#contract/pages.ts'
import type { Features } from '#contract/platform/site/features.ts'

/** Whether operators left this on. */
export const useFeature = (feature: keyof Features) => useRouteLoaderData<Site>('root')?.features[feature] ?? true
