import type { BrowserContext, Page } from '@playwright/test'
import { expect } from '../kit/test.ts'
import { write } from './save-for-offline.ts'

type Options = {
  context: BrowserContext
  page: Page
  address: string
  flips: number
  /** After so many flips the tab is closed without a connection, and opened again. */
  reopenEvery: number
  /** Gives numbers from 0 up to 1, in the place of chance. */
  random: () => number
  /** Cuts what is open between the browser and the server at this moment. */
  cut?: () => void
  onFlip?: (flips: number) => void
}

const LONGEST_PAUSE = 300

/** Writes messages while the network comes and goes. Gives them in their order, and the tab that is open at the end, with a connection. */
export async function typeThroughFlips({ context, address, flips, reopenEvery, random, cut, onFlip, ...options }: Options) {
  let { page } = options
  const written: string[] = []
  for (let flip = 1; flip <= flips; flip++) {
    const isOff = flip % 2 === 1
    await context.setOffline(isOff)
    if (cut && random() < 0.3) cut()
    if (isOff && flip % reopenEvery < 2) {
      await page.close()
      page = await context.newPage()
      await page.goto(address)
    }
    if (random() < 0.5) {
      written.push(`${written.length + 1}通目`)
      await write(page, written.at(-1) ?? '')
    }
    await new Promise((resolve) => setTimeout(resolve, random() * LONGEST_PAUSE))
    onFlip?.(flip)
  }
  await context.setOffline(false)
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('device:waiting:')).length), { timeout: 60_000 })
    .toBe(0)
  return { page, written }
}

/** The same numbers each time. */
export function seededRandom(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
