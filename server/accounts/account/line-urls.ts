import { pages } from '#contract/platform/pages.ts'
import { siteSettings } from '#server/settings/site-settings.ts'

/** Where LINE is linked or let go; null for what is not on offer. */
export const lineUrls = (isConnected: boolean) => ({
  line_login_url: siteSettings().line && !isConnected ? pages.line() : null,
  line_unlink_url: siteSettings().line && isConnected ? pages.line() : null,
})
