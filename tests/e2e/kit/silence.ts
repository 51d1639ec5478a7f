import type { BrowserContext, Page } from '@playwright/test'

/** What asks whether something opens above a page by itself hears: nothing. Answered inside the page, since one route of Playwright switches the cache of the
 * whole browser off. */
export const silence = (context: BrowserContext) =>
  context.addInitScript(() => {
    const fresh = { need_update: false, intention: false, profile: false, intention_updated_at: null, profile_updated_at: null }
    const { fetch } = window
    window.fetch = (asked, init) => {
      const { pathname } = new URL(asked instanceof Request ? asked.url : asked, location.href)
      if (!('isHeard' in window)) {
        if (/\/(candidate_users\/notifications|company_users\/notices)\/$/.test(pathname)) return Promise.resolve(Response.json({ notifications: [] }))
        if (pathname.endsWith('/candidate_users/need_update/')) return Promise.resolve(Response.json(fresh))
      }
      return fetch(asked, init)
    }
  })

/** From the next page on, what opens by itself does. */
export const endSilence = (page: Page) => page.addInitScript(() => Object.assign(window, { isHeard: true }))
