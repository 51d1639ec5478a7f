import { test as base, expect, type Page } from '@playwright/test'
import { connect, type Database } from '#server/platform/database/connect.ts'
import { openPagesAfterScripts } from './after-scripts.ts'
import { axeFindings } from '../axe/axe-findings.ts'
import { signInNew } from './sign-in/sign-in-new.ts'
import { silence } from './silence.ts'

type Site = {
  /** Console messages that a journey provokes on purpose. */
  expected: RegExp | undefined
  complaints: string[]
  /** Other origins that a journey visits. */
  partners: string[]
  /** Whether announcements and questions open above a page by themselves; journeys about something else go without. */
  interruptions: boolean
  quiet: void
  /** The database of the running site. */
  db: Database
  /** A new candidate, signed in in this browser. */
  candidate: { id: string; email: string }
  noAxeFindings: (page: Page) => Promise<void>
}

/** Fails a journey when the browser complains: in its console, about a refused policy, or when it asks another origin for anything. */
export const test = base.extend<Site>({
  browser: [
    async ({ browser }, use) => {
      const undo = openPagesAfterScripts(browser)
      await use(browser)
      undo()
    },
    { scope: 'worker' },
  ],

  expected: [undefined, { option: true }],
  baseURL: async ({}, use) => use(process.env.BASE_URL),

  partners: [[], { option: true }],
  complaints: [
    async ({ context, baseURL, expected, partners }, use) => {
      const complaints: string[] = []
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()) && !expected?.test(message.text()))
          complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (failure) => {
        const { message } = failure.error()
        // When a newer load replaces one, React Router lets the old one end in an error that nothing catches; the page is unharmed.
        if (!/^(signal is aborted without reason|BodyStreamBuffer was aborted)$/.test(message)) complaints.push(`error: ${message}`)
      })
      context.on('request', (request) => {
        const { origin, protocol } = new URL(request.url())
        if (/^https?:$/.test(protocol) && origin !== baseURL && !partners.includes(origin)) complaints.push(`another origin: ${request.url()}`)
      })
      await use(complaints)
      // A request that a page makes while it closes is no failure.
      await Promise.all([context, ...context.pages()].map((routed) => routed.unrouteAll({ behavior: 'ignoreErrors' })))
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],

  interruptions: [false, { option: true }],
  quiet: [
    async ({ context, interruptions }, use) => {
      if (!interruptions) await silence(context)
      await use()
    },
    { auto: true },
  ],

  db: async ({}, use) => {
    const db = connect(process.env.SITE_DATABASE_URL!)
    await use(db)
    await db.destroy()
  },
  candidate: async ({ context, db }, use) => use(await signInNew(context, db)),

  noAxeFindings: async ({}, use) => use(async (page) => expect(await axeFindings(page)).toEqual([])),
})

export { expect } from '@playwright/test'
