import { member } from '#server/api.ts'
import { addTag, companyTags, removeTag, removeTagFromAll } from './candidate-tags.ts'
import { tagMany, untagCandidate } from './tag-people.ts'

export const candidateTags = {
  list: member.candidate_tags.list.handler(async ({ context: { db, viewer } }) => ({ tags: await companyTags(db, viewer.company_id).execute() })),
  add: member.candidate_tags.add.handler(({ context, input }) => addTag(context, input)),
  add_to_many: member.candidate_tags.add_to_many.handler(({ context, input }) => tagMany(context, input)),
  remove_from_candidate: member.candidate_tags.remove_from_candidate.handler(({ context, input }) => untagCandidate(context, input)),
  remove: member.candidate_tags.remove.handler(({ context, input }) => removeTag(context, input)),
  remove_from_all: member.candidate_tags.remove_from_all.handler(({ context, input }) => removeTagFromAll(context, input.tag_id)),
}
