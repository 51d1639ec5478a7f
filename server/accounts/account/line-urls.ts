import { pages } from '#contract/platform/pages.ts'
import { settings } from '#server/settings.ts'

/** Where LINE is linked or let go; null for what is not on offer. */
export const lineUrls = (isConnected: boolean) => ({
  line_login_url: settings.line && !isConnected ? pages.line() : null,
  line_unlink_url: settings.line && isConnected ? pages.line() : null,
})
