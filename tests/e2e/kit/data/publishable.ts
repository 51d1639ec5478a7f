import type { Page } from '@playwright/test'
import { aPosting } from '#contract/jobs/posting-lint/testing.ts'

const { job } = aPosting()

/** Opens a section of the job editor by its map. */
export const openSection = (page: Page, id: string) => page.locator(`.section-map a[href="#${id}"]`).click()

/** Finds サーバーサイドエンジニア by another word for it, and ticks it. */
export async function chooseOccupation(page: Page) {
  await page.getByLabel('職種を検索').fill('バックエンド')
  await page.locator('input[name=job_fields][value="16"]').check()
  await page.getByLabel('職種を検索').fill('')
}

const sections = {
  work: ['description', 'duties_change'],
  people: ['required_skills'],
  contract: ['contract_period', 'trial', 'trial_terms'],
  hours: ['overtime', 'holiday'],
  place: ['workplace_change', 'smoking_rule'],
  benefits: ['insurance'],
} as const

/** Fills in everything that publishing requires, except for the title. The section of hours is open at the end. */
export async function fillPublishable(page: Page) {
  for (const [id, names] of Object.entries(sections)) {
    await openSection(page, id)
    for (const name of names) await page.locator(`#${name}`).fill(String(job[name]))
  }
  await openSection(page, 'work')
  await chooseOccupation(page)
  await openSection(page, 'pay')
  await page.locator('#min_salary').fill('６２０')
  await page.locator('#max_salary').fill('880万円')
  await openSection(page, 'place')
  await page.locator('#address').selectOption('13')
  await page.locator('#address2').fill('台東区蔵前1-1-1')
  await openSection(page, 'hours')
  await page.locator('#default_starting_time').fill('10:00')
  await page.locator('#default_ending_time').fill('1900')
  await page.locator('#break_time').fill('60')
}
