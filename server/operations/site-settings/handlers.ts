import { anyone, operator } from '#server/api.ts'
import { previewMail, sendTestMail } from './mail-trials.ts'
import { addLogo } from './add-logo.ts'
import { approveSettings, withdrawSettings } from './requests/decide-settings.ts'
import { listSettings } from './list-settings.ts'
import { restoreSettings, saveSettings } from './save-settings.ts'
import { previewSettings } from './preview-settings.ts'
import { listSettingVersions } from './setting-versions.ts'
import { showSiteNotes } from './show-site-notes.ts'

const settings = operator.site_settings

export const siteSettings = {
  site_settings: {
    list: settings.list.handler(({ context }) => listSettings(context)),
    history: settings.history.handler(({ context }) => listSettingVersions(context)),
    preview: settings.preview.handler(({ context, input }) => previewSettings(context, input)),
    save: settings.save.handler(({ context, input }) => saveSettings(context, input)),
    approve: settings.approve.handler(({ context, input }) => approveSettings(context, input.id)),
    withdraw: settings.withdraw.handler(({ context, input }) => withdrawSettings(context, input.id)),
    restore: settings.restore.handler(({ context, input }) => restoreSettings(context, input.id)),
    add_logo: settings.add_logo.handler(({ context, input }) => addLogo(context, input.file)),
    preview_mail: settings.preview_mail.handler(({ input }) => previewMail(input)),
    send_test_mail: settings.send_test_mail.handler(({ context }) => sendTestMail(context)),
  },
}

export const siteNotes = { show: anyone.site_notes.show.handler(({ context }) => showSiteNotes(context)) }
