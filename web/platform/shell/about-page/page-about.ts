import { href } from 'react-router'
import { guideAddress } from '#contract/platform/docs/docs-address.ts'

type Way = { to: string; label: string }

/** What a page is for, who sees what of it and how its figures come about, in two to four lines, and where one reads on. */
export type PageAbout = { lines: readonly string[]; ways: readonly Way[] }

/** By the path of the page. */
export type PageAbouts = Readonly<Record<string, PageAbout>>

export const about = (lines: readonly string[], ...ways: Way[]): PageAbout => ({ lines, ways })

/** A question of the help page, by its id. */
export const question = (id: string, label: string): Way => ({ to: `${href('/help')}#${id}`, label })
export const guide = (slug: string, label: string): Way => ({ to: guideAddress('ja', slug), label })
export const formula = (part: string, label: string): Way => ({ to: `${href('/about/metrics')}#${part}`, label })
