import { defineConfig } from '@playwright/test'
import { findChromium } from './e2e/find-chromium.ts'

const { executablePath, env } = await findChromium()
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export default defineConfig({
  testDir: 'e2e',
  outputDir: '.data/e2e',
  globalSetup: './e2e/start-site.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'line',
  use: {
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    viewport: { width: 1280, height: 800 },
    launchOptions: { executablePath, env, args: flags },
    screenshot: 'only-on-failure',
  },
})
