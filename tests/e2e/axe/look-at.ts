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
  // A conversation opens at its last message, whose links lie partly under the head that stays in place.
  const isAsOpened = !reach && !address.startsWith('/message/')
  const findings = await findingsAt(page, first, isAsOpened)
  for (const look of others) {
    await turn(page, look)
    findings.push(...(await findingsAt(page, look, isAsOpened)))
  }
  findings.push(...(await findingsEnlarged(page)))
  return findings
}

/** A desktop of 1280 × 1024 whose page somebody enlarges to 400 %: nothing moves sideways, and what stays in place leaves most of the window to the text. */
async function findingsEnlarged(page: Page) {
  await page.setViewportSize({ width: 320, height: 256 })
  const { over, covered } = await page.evaluate(() => {
    // A sheet or a question above the page scrolls in itself.
    const isCovered = [...document.querySelectorAll('dialog[open], [role=dialog], [role=alertdialog]')].some((element) => element.checkVisibility())
    const inPlace = isCovered
      ? []
      : [...document.querySelectorAll('body *')].filter((element) => {
          const { position } = getComputedStyle(element)
          return (position === 'fixed' || position === 'sticky') && element.checkVisibility() && !element.closest('[popover], .skip')
        })
    const rows = new Set<number>()
    for (const element of inPlace) {
      const { top, bottom, width } = element.getBoundingClientRect()
      if (width > innerWidth / 2) for (let row = Math.max(0, Math.ceil(top)); row < Math.min(innerHeight, bottom); row++) rows.add(row)
    }
    return { over: document.documentElement.scrollWidth - document.documentElement.clientWidth, covered: rows.size }
  })
  return [...(over > 0 ? [`moves ${over} px sideways at 400 %`] : []), ...(covered > 128 ? [`covers ${covered} of 256 px at 400 %`] : [])]
}

async function turn(page: Page, look: Look) {
  const { width, height, colorScheme } = looks[look]
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  // A target that lies half behind a head that stays in place counts as too small.
  await page.evaluate(() => scrollTo(0, 0))
}

async function findingsAt(page: Page, look: Look, hasTargets: boolean) {
  let findings = await axeFindings(page, { hasTargets })
  if (findings.some((finding) => finding.startsWith('target-size'))) findings = await findingsInView(page)
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  return [...findings, ...(over > 0 ? [`moves ${over} px sideways`] : [])].map((finding) => `at a ${look}: ${finding}`)
}

/** A field that lies half under a bar which stays in place is whole once somebody scrolls: sizes are judged again with the whole page in view. */
async function findingsInView(page: Page) {
  const size = page.viewportSize()!
  await page.setViewportSize({ ...size, height: await page.evaluate(() => document.documentElement.scrollHeight) })
  const findings = await axeFindings(page, { hasTargets: true })
  await page.setViewportSize(size)
  return findings
}
