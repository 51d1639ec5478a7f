import type { BrowserContext, Page } from '@playwright/test'
import type { Database } from '#server/platform/database/connect.ts'

/** The width of a desk in light, and that of a phone in the dark. */
export const looks = {
  desk: { width: 1280, height: 800, colorScheme: 'light' },
  phone: { width: 360, height: 740, colorScheme: 'dark' },
} as const
export type Look = keyof typeof looks
export type Looks = [Look, ...Look[]]

/** A page as somebody meets it. */
export type PageState<Made> = {
  /** The path of its route, as `web/routes.ts` has it. */
  page: string
  /** What is special about it, where it is not just opened. */
  state?: string
  /** Where it is opened, if the path alone does not say it. */
  address?: string | ((made: Made) => string)
  /** What is done there before it is looked at. */
  reach?: (page: Page) => Promise<unknown>
  /** Replaces the looks that the group of pages has. */
  looks?: Looks
  status?: number
}

type Looking<Made> = {
  who: string
  looks: Looks
  /** Whether what opens above a page by itself may. */
  interruptions?: boolean
  /** Makes the person and what the pages are about, and signs in. */
  enter: (context: BrowserContext, db: Database) => Promise<Made>
  states: PageState<Made>[]
}

/** Somebody who looks at pages. What was made for them is known to their own rows alone. */
export function looker<Made>({ enter, states, looks, ...rest }: Looking<Made>) {
  const rows = states.map(({ page, state = '', looks: own = looks, status = 200, reach, address = page }) => ({
    page,
    name: state ? `${page} (${state})` : page,
    looks: own,
    status,
    reach,
    address,
  }))
  const open = async (context: BrowserContext, db: Database) => {
    const made = await enter(context, db)
    return rows.map(({ address, ...row }) => ({ ...row, address: typeof address === 'function' ? address(made) : address }))
  }
  return { ...rest, rows: rows.map(({ page, name }) => ({ page, name })), open }
}

export type Looker = ReturnType<typeof looker>
export type OpenRow = Awaited<ReturnType<Looker['open']>>[number]
