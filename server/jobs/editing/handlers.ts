import { member } from '#server/api.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { decideApproval } from './approvals/decide-approval.ts'
import { requestApproval, requestChange, withdrawApproval } from './approvals/request-approval.ts'
import { assignJobOwner } from './assign-job-owner.ts'
import { changeOwnJob } from './change-own-job.ts'
import { copyOwnJob, removeOwnJob } from './copy-own-job.ts'
import { createOwnJob } from './create-own-job.ts'
import { closeJob, confirmJob, pauseJob, undoChange } from './lifecycle/job-states.ts'
import { actOnJobs } from './lifecycle/act-on-jobs.ts'
import { publishJob } from './lifecycle/publish-job.ts'
import { lintOwnJob } from './content/lint-own-job.ts'
import { listOwnJobs } from './list-own-jobs.ts'
import { exportOwnJobs } from './transfer/export-own-jobs.ts'
import { importOwnJobs } from './transfer/import-own-jobs.ts'
import { removeReading } from './pasting/job-reading.ts'
import { pasteJob } from './pasting/paste-job.ts'
import { listDrafts } from './many/list-drafts.ts'
import { changeDrafts, publishJobs } from './many/many-jobs.ts'
import { showOwnJob } from './show-own-job.ts'
import { createJobTemplate, listJobTemplates, removeJobTemplate, renameJobTemplate, createJobFromTemplate } from './templates/job-templates.ts'

/** The job as its editor shows it once the act is done; acts on many read no page of each. */
async function shownAfter(context: MemberContext, id: number, act: Promise<unknown>) {
  await act
  return showOwnJob(context, id)
}

export const companyJobs = {
  job_offers: {
    list: member.job_offers.list.handler(({ context, input }) => listOwnJobs(context, input)),
    create: member.job_offers.create.handler(async ({ context, input }) => showOwnJob(context, await createOwnJob(context, input))),
    show: member.job_offers.show.handler(({ context, input }) => showOwnJob(context, input.id)),
    change: member.job_offers.change.handler(({ context, input }) => shownAfter(context, input.id, changeOwnJob(context, input))),
    take_back: member.job_offers.take_back.handler(({ context, input }) => shownAfter(context, input.id, undoChange(context, input.id))),
    remove: member.job_offers.remove.handler(({ context, input }) => removeOwnJob(context, input.id)),
    publish: member.job_offers.publish.handler(({ context, input }) => shownAfter(context, input.id, publishJob(context, input))),
    pause: member.job_offers.pause.handler(({ context, input }) => shownAfter(context, input.id, pauseJob(context, input.id))),
    confirm: member.job_offers.confirm.handler(({ context, input }) => shownAfter(context, input.id, confirmJob(context, input.id))),
    close: member.job_offers.close.handler(({ context, input }) => shownAfter(context, input.id, closeJob(context, input))),
    act: member.job_offers.act.handler(({ context, input }) => actOnJobs(context, input)),
    set_owner: member.job_offers.set_owner.handler(({ context, input }) => assignJobOwner(context, input)),
    request_approval: member.job_offers.request_approval.handler(({ context, input }) => requestApproval(context, input)),
    request_change: member.job_offers.request_change.handler(({ context, input }) => requestChange(context, input)),
    withdraw_approval: member.job_offers.withdraw_approval.handler(({ context, input }) => withdrawApproval(context, input.id)),
    decide_approval: member.job_offers.decide_approval.handler(({ context, input }) => decideApproval(context, input)),
    copy: member.job_offers.copy.handler(({ context, input }) => copyOwnJob(context, input.id)),
    paste: member.job_offers.paste.handler(({ context, input }) => pasteJob(context, input)),
    forget_reading: member.job_offers.forget_reading.handler(({ context, input }) => removeReading(context, input.id)),
    drafts: member.job_offers.drafts.handler(({ context }) => listDrafts(context)),
    publish_many: member.job_offers.publish_many.handler(({ context, input }) => publishJobs(context, input)),
    change_many: member.job_offers.change_many.handler(({ context, input }) => changeDrafts(context, input)),
    lint: member.job_offers.lint.handler(({ context, input }) => lintOwnJob(context, input)),
    export: member.job_offers.export.handler(({ context, input }) => exportOwnJobs(context, input.file_format ?? 'csv')),
    import: member.job_offers.import.handler(({ context, input }) => importOwnJobs(context, input.file, input.is_trial === 'true')),
  },
  job_templates: {
    list: member.job_templates.list.handler(({ context }) => listJobTemplates(context)),
    create: member.job_templates.create.handler(({ context, input }) => createJobTemplate(context, input)),
    rename: member.job_templates.rename.handler(({ context, input }) => renameJobTemplate(context, input)),
    remove: member.job_templates.remove.handler(({ context, input }) => removeJobTemplate(context, input.id)),
    use: member.job_templates.use.handler(({ context, input }) => createJobFromTemplate(context, input.id)),
  },
}
