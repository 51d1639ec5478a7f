import { defineConfig } from '@playwright/test'
import { findChromium } from './tests/e2e/kit/find-chromium.ts'

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
  testDir: 'tests/e2e',
  outputDir: '.data/e2e',
  globalSetup: './tests/e2e/kit/start-site.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 120_000,
  retries: 0,
  expect: { timeout: 15_000 },
  reporter: 'line',
  use: {
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    viewport: { width: 1280, height: 800 },
    // Colours are judged as they end, not on their way.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath, env, args: flags },
    // Recording every journey costs a small machine a good part of its time; a second try is recorded.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
})
