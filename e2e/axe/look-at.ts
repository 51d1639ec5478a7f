import type { Page } from '@playwright/test'
import { axeFindings } from './axe-findings.ts'
import { type Look, looks, type OpenRow } from './looker.ts'

const withoutSlash = (path: string) => path.replace(/(?<=.)\/$/, '')

/** Opens the page, brings it into its state, and lists axe's findings; an empty list means none. */
export async function lookAt(page: Page, { address, status, reach }: OpenRow, look: Look) {
  const { width, height, colorScheme } = looks[look]
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  const answer = await page.goto(address)
  if (answer?.status() !== status) return [`answers ${answer?.status()}`]
  const [wanted, there] = [new URL(address, page.url()), new URL(page.url())].map(({ pathname }) => withoutSlash(decodeURI(pathname)))
  if (wanted !== there) return [`leads to ${there}`]
  await reach?.(page)
  const findings = await axeFindings(page)
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  return over > 0 ? [...findings, `moves ${over} px sideways`] : findings
}
