import { settings } from '#server/settings.ts'

/** As it is entered at LINE, in the channel's settings. */
export const lineReturnUrl = () => `${settings.publicUrl}/line/callback`
