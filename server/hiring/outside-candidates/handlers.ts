import { anyone, member } from '#server/api.ts'
import { addOutsideCandidate, previewOutsideMail } from './add-outside-candidate.ts'
import { writeOutsideNote } from './team/write-outside-note.ts'
import { changeOutsideSettings, moveOutside, removeOutside } from './change-outside-candidate.ts'
import { openOutsideFile, uploadOutsideFile } from './files/company-outside-file.ts'
import { listOutsideCandidates, showOutsideCandidate } from './list-outside-candidates.ts'
import { mergeOutside, unmergeOutside } from './merging/merge-outside.ts'
import { addOutsideTag, removeOutsideTag } from './outside-tags.ts'
import { changeOwnOutside, consentToOutside, openOutside, withdrawOutside } from './person/answer-outside-link.ts'
import { exportOutside } from './person/export-outside.ts'
import { askForOutsideLink } from './person/send-outside-links.ts'
import { assignOutside } from './team/assign-outside.ts'

const ours = member.outside_candidates
const theirs = anyone.outside_people

export const outsideCandidates = {
  list: ours.list.handler(({ context, input }) => listOutsideCandidates(context, input)),
  show: ours.show.handler(({ context, input }) => showOutsideCandidate(context, input.id)),
  preview: ours.preview.handler(({ context, input }) => previewOutsideMail(context, input)),
  add: ours.add.handler(({ context, input }) => addOutsideCandidate(context, input)),
  change: ours.change.handler(({ context, input }) => moveOutside(context, input)),
  write_note: ours.write_note.handler(({ context, input }) => writeOutsideNote(context, input)),
  add_tag: ours.add_tag.handler(({ context, input }) => addOutsideTag(context, input)),
  remove_tag: ours.remove_tag.handler(({ context, input }) => removeOutsideTag(context, input)),
  assign: ours.assign.handler(({ context, input }) => assignOutside(context, input)),
  remove: ours.remove.handler(({ context, input }) => removeOutside(context, input.id)),
  file: ours.file.handler(({ context, input }) => openOutsideFile(context, input.id)),
  upload: ours.upload.handler(({ context, input }) => uploadOutsideFile(context, input)),
  merge: ours.merge.handler(({ context, input }) => mergeOutside(context, input)),
  unmerge: ours.unmerge.handler(({ context, input }) => unmergeOutside(context, input.id)),
  change_settings: ours.change_settings.handler(({ context, input }) => changeOutsideSettings(context, input)),
}

export const outsidePeople = {
  open: theirs.open.handler(({ context, input }) => openOutside(context, input.token)),
  consent: theirs.consent.handler(({ context, input }) => consentToOutside(context, input)),
  withdraw: theirs.withdraw.handler(({ context, input }) => withdrawOutside(context, input.token)),
  change: theirs.change.handler(({ context, input }) => changeOwnOutside(context, input)),
  export: theirs.export.handler(({ context, input }) => exportOutside(context, input.token)),
  ask_for_link: theirs.ask_for_link.handler(({ context, input }) => askForOutsideLink(context, input.email)),
}
