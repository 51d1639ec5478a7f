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
  // A page lives for seconds here: the optimising compilers cost more than they save.
  '--js-flags=--no-maglev,--no-turbofan',
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
    // The certificate is self-signed.
    ignoreHTTPSErrors: process.env.JOURNEYS_BEHIND !== undefined,
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    viewport: { width: 1280, height: 800 },
    // Colours are judged as they end, not on their way.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath, env, args: flags },
    screenshot: 'only-on-failure',
  },
})
