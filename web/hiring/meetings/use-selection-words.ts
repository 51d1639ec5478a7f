import { useRouteLoaderData } from 'react-router'
import type { Site } from '#contract/pages.ts'
import { wordsOf } from './words-of.ts'

const none = { steps: [], end_reasons: [] }

/** This site's names for the steps and ends of a selection. */
export const useSelectionWords = () => wordsOf(useRouteLoaderData<Site>('root')?.selection ?? none)
