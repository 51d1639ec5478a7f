import { member } from '#server/api.ts'
import { addTag, companyTags, removeTag, removeTagFromAll } from './candidate-tags.ts'

export const candidateTags = {
  list: member.candidate_tags.list.handler(async ({ context: { db, viewer } }) => ({ tags: await companyTags(db, viewer.company_id).execute() })),
  add: member.candidate_tags.add.handler(({ context, input }) => addTag(context, input)),
  remove: member.candidate_tags.remove.handler(({ context, input }) => removeTag(context, input)),
  remove_from_all: member.candidate_tags.remove_from_all.handler(({ context, input }) => removeTagFromAll(context, input.tag_id)),
}
