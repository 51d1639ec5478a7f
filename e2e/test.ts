import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

type Site = {
  /** Console messages that a journey provokes on purpose. */
  expected: RegExp | undefined
  complaints: string[]
  noAxeFindings: (page: Page) => Promise<void>
}

/** A journey fails when the browser complains: in its console, by a refused policy, or by asking another origin for anything. */
export const test = base.extend<Site>({
  expected: [undefined, { option: true }],
  baseURL: async ({}, use) => use(process.env.BASE_URL),

  complaints: [
    async ({ context, baseURL, expected }, use) => {
      const complaints: string[] = []
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()) && !expected?.test(message.text())) complaints.push(`${message.type()}: ${message.text()}`)
      })
      context.on('weberror', (failure) => complaints.push(`error: ${failure.error().message}`))
      context.on('request', (request) => {
        const { origin, protocol } = new URL(request.url())
        if (/^https?:$/.test(protocol) && origin !== baseURL) complaints.push(`another origin: ${request.url()}`)
      })
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],

  noAxeFindings: async ({}, use) =>
    use(async (page) => {
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
    }),
})

export { expect } from '@playwright/test'
