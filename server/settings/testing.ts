import { afterAll } from 'vitest'
import { siteOfEnvironment } from '#server/settings.ts'
import { siteSettings, useSiteSettings } from './site-settings.ts'

// Files share a process, and with it the settings that one of them loaded from its database.
afterAll(() => {
  if (siteSettings() !== siteOfEnvironment) useSiteSettings(siteOfEnvironment)
})
