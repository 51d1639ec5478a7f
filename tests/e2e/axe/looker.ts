import type { BrowserContext, Page } from '@playwright/test'
import type { Database } from '#server/platform/database/connect.ts'

/** A desktop in light colours, and a phone in dark ones. */
export const looks = {
  desk: { width: 1280, height: 800, colorScheme: 'light' },
  phone: { width: 360, height: 740, colorScheme: 'dark' },
} as const
export type Look = keyof typeof looks
export type Looks = [Look, ...Look[]]

/** A page in the state in which axe checks it. */
export type PageState<Made> = {
  /** The path of its route, as `web/routes.ts` has it. */
  page: string
  /** The name of the state, where the page is not just opened. */
  state?: string
  /** The address to open, where it differs from the path. */
  address?: string | ((made: Made) => string)
  /** What the test does on the page before axe checks it. */
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
  /** Creates the user and what the pages show, and signs in. */
  enter: (context: BrowserContext, db: Database) => Promise<Made>
  states: PageState<Made>[]
}

/** A user whose pages axe checks. Only the rows of this group know what `enter` made. */
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
