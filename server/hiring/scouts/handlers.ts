import { anyone, candidate, member } from '#server/api.ts'
import { acceptScout } from './candidate/accept-scout.ts'
import { parkScout, refusalReasons as reasons, refuseScout, showScout } from './candidate/show-scout.ts'
import { receivedScouts as received } from './candidate/received-scouts.ts'
import { listSentScouts } from './company/sent-scouts.ts'
import { previewScout } from './company/preview-scout.ts'
import { cancelScout } from './company/cancel-scout.ts'
import { removeScoutDraft, saveScoutDraft, scoutDrafts as drafts } from './drafts/scout-drafts.ts'
import { sendScout } from './company/send-scout.ts'
import { scoutFeedback as feedbackOf } from './templates/scout-feedback.ts'
import { createScoutTemplate, removeScoutTemplate, scoutTemplates as templates } from './templates/scout-templates.ts'

export const companyScouts = {
  list: member.scouts.list.handler(({ context, input }) => listSentScouts(context, input)),
  send: member.scouts.send.handler(({ context, input }) => sendScout(context, input)),
  cancel: member.scouts.cancel.handler(({ context, input }) => cancelScout(context, input.scout_id)),
  preview: member.scouts.preview.handler(({ context, input }) => previewScout(context, input)),
}

export const receivedScouts = {
  list: candidate.scouts.list.handler(async ({ context: { db, viewer, now } }) => ({ scouts: await received(db, viewer.id, now()).limit(100).execute() })),
  show: candidate.scouts.show.handler(({ context, input }) => showScout(context, input.company_id)),
  accept: candidate.scouts.accept.handler(({ context, input }) => acceptScout(context, input)),
  refuse: candidate.scouts.refuse.handler(({ context, input }) => refuseScout(context, input)),
  park: candidate.scouts.park.handler(({ context, input }) => parkScout(context, input)),
}

export const refusalReasons = anyone.refusal_reasons.handler(({ context }) => reasons(context))

const scout_templates = {
  list: member.scout_templates.list.handler(async ({ context }) => ({ templates: await templates(context).execute() })),
  create: member.scout_templates.create.handler(({ context, input }) => createScoutTemplate(context, input)),
  remove: member.scout_templates.remove.handler(({ context, input }) => removeScoutTemplate(context, input.template_id)),
}

const scout_drafts = {
  list: member.scout_drafts.list.handler(async ({ context, input }) => ({ drafts: await drafts(context, input) })),
  save: member.scout_drafts.save.handler(({ context, input }) => saveScoutDraft(context, input)),
  remove: member.scout_drafts.remove.handler(({ context, input }) => removeScoutDraft(context, input.draft_id)),
}

const scout_feedback = member.scout_feedback.handler(async ({ context }) => ({ feedback: await feedbackOf(context) }))

/** What members write scouts with. */
export const scoutWriting = { scout_templates, scout_drafts, scout_feedback }
