import { candidate, member } from '../api.ts'
import { apply } from './candidate/apply.ts'
import { myApplications } from './candidate/my-applications.ts'
import { showMyApplication } from './candidate/show-my-application.ts'
import { changeApplication } from './company/change-application.ts'
import { listApplications } from './company/list-applications.ts'
import { showApplication } from './company/show-application.ts'
import { cancelNotice } from './notices/cancel-notice.ts'
import { changeNoticeSettings } from './notices/change-notice-settings.ts'
import { noticeSettingsOf } from './notices/notice-settings-of.ts'
import { previewNotice } from './notices/preview-notice.ts'
import { sendStepNotice } from './notices/send-step-notice.ts'

const see = member('see_selection')

export const candidateApplications = {
  list: candidate.applications.list.handler(async ({ context: { db, viewer, now } }) => ({
    applications: await myApplications(db, viewer, now()).limit(300).execute(),
  })),
  show: candidate.applications.show.handler(({ context, input }) => showMyApplication(context, input)),
  create: candidate.applications.create.handler(({ context, input }) => apply(context, input)),
}

export const companyApplications = {
  list: see.applications.list.handler(({ context, input }) => listApplications(context, input)),
  show: see.applications.show.handler(({ context, input }) => showApplication(context, input.id)),
  change: member('select').applications.change.handler(({ context, input }) => changeApplication(context, input)),
  notice: {
    preview: see.applications.notice.preview.handler(({ context, input }) => previewNotice(context, input.id)),
    send: member('write_messages').applications.notice.send.handler(({ context, input }) => sendStepNotice(context, input)),
    cancel: member('write_messages').applications.notice.cancel.handler(({ context, input }) => cancelNotice(context, input.id)),
  },
}

export const selectionNoticeSettings = {
  list: member('see_settings').selection_notice_settings.list.handler(async ({ context: { db, viewer } }) => ({
    settings: await noticeSettingsOf(db, viewer.company_id),
  })),
  change: member('change_settings').selection_notice_settings.change.handler(({ context, input }) => changeNoticeSettings(context, input.settings)),
}
