import { join } from 'node:path'
import webPush, { type VapidKeys } from 'web-push'
import { createdOnceFile } from '#server/platform/start/created-once-file.ts'
import { settings } from '#server/settings.ts'

let keys: VapidKeys | undefined

/** By which the push services know this site, from the settings, else a file that is made once in `DATA_DIR`. With other keys every subscription is worth nothing. */
export const vapidKeys = () =>
  (keys ??=
    settings.vapid ?? (JSON.parse(createdOnceFile(join(settings.dataDir, 'vapid.json'), () => JSON.stringify(webPush.generateVAPIDKeys()))) as VapidKeys))
