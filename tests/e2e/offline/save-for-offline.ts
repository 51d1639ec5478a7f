import type { BrowserContext, Page } from '@playwright/test'
import { expect } from '../kit/test.ts'
import type { Conversation } from './add-conversation.ts'

/** Switches reading without a connection on, and waits until this conversation can be read. */
export async function saveForOffline(page: Page, { name }: Pick<Conversation, 'name'>) {
  await page.goto('/settings/app')
  await page.getByRole('button', { name: 'この端末に保存する' }).click()
  await expect(page.getByText('この端末に保存しています。')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('list', { name: 'メッセージ' }).getByRole('link', { name })).toBeVisible()
}

/** Opens a page while there is no connection. */
export async function openAway(page: Page, context: BrowserContext, address: string) {
  await context.setOffline(true)
  await page.goto(address)
}

/** Opens a page once the connection is back: the page that waited for it loads again by itself, which ends a navigation that began meanwhile. */
export async function openAgain(page: Page, context: BrowserContext, address: string) {
  await context.setOffline(false)
  await expect(async () => void (await page.goto(address))).toPass()
}

export async function write(page: Page, text: string) {
  await page.getByLabel('メッセージ', { exact: true }).fill(text)
  await page.getByRole('button', { name: '送信する' }).click()
}
