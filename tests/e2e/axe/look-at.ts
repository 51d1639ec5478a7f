import type { Page } from '@playwright/test'
import { axeFindings } from './axe-findings.ts'
import { type Look, looks, type OpenRow } from './looker.ts'

const withoutSlash = (path: string) => path.replace(/(?<=.)\/$/, '')

/** Opens the page, reaches its state, and says what is not in good order: nothing is the answer that one hopes for. A page of two looks is opened at the first. */
export async function lookAt(page: Page, { address, status, reach, looks: wanted }: OpenRow) {
  const [first, ...others] = wanted
  await turn(page, first)
  const answer = await page.goto(address)
  if (answer?.status() !== status) return [`answers ${answer?.status()}`]
  const [asked, there] = [new URL(address, page.url()), new URL(page.url())].map(({ pathname }) => withoutSlash(decodeURI(pathname)))
  if (asked !== there) return [`leads to ${there}`]
  await reach?.(page)
  const findings = await findingsAt(page, first)
  for (const look of others) {
    await turn(page, look)
    findings.push(...(await findingsAt(page, look)))
  }
  return findings
}

async function turn(page: Page, look: Look) {
  const { width, height, colorScheme } = looks[look]
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
}

async function findingsAt(page: Page, look: Look) {
  const findings = await axeFindings(page)
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  return [...findings, ...(over > 0 ? [`moves ${over} px sideways`] : [])].map((finding) => `at a ${look}: ${finding}`)
}
