import { member } from '#server/api.ts'
import { changeKit, createKit, listKits, removeKit } from './interview-kits.ts'
import { chooseKitsOfJob, showKitsOfJob } from './kits-of-job.ts'

const interview_kits = {
  list: member.interview_kits.list.handler(({ context: { db, viewer } }) => listKits(db, viewer.company_id)),
  create: member.interview_kits.create.handler(({ context, input }) => createKit(context, input)),
  change: member.interview_kits.change.handler(({ context, input }) => changeKit(context, input)),
  remove: member.interview_kits.remove.handler(({ context, input }) => removeKit(context, input.id)),
}

const job_interview_kits = {
  show: member.job_interview_kits.show.handler(({ context, input }) => showKitsOfJob(context, input.id)),
  change: member.job_interview_kits.change.handler(({ context, input }) => chooseKitsOfJob(context, input)),
}

export const interviewKits = { interview_kits, job_interview_kits }
