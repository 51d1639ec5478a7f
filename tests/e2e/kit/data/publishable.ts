import type { Page } from '@playwright/test'
import { aPosting } from '#contract/jobs/posting-lint/testing.ts'

const { job } = aPosting()

/** Fills in everything that publishing requires, except for the title. */
export async function fillPublishable(page: Page) {
  const texts = [
    'description',
    'duties_change',
    'required_skills',
    'contract_period',
    'trial',
    'trial_terms',
    'overtime',
    'holiday',
    'workplace_change',
    'smoking_rule',
    'insurance',
  ] as const
  for (const name of texts) await page.locator(`#${name}`).fill(String(job[name]))
  await page.locator('#min_salary').fill('６２０')
  await page.locator('#max_salary').fill('880万円')
  await page.locator('#default_starting_time').fill('10:00')
  await page.locator('#default_ending_time').fill('1900')
  await page.locator('#break_time').fill('60')
  await page.locator('#address').selectOption('13')
  await page.locator('#address2').fill('台東区蔵前1-1-1')
  await page.locator('input[name=job_fields][value="16"]').check()
}
