import { anyone, member } from '#server/api.ts'
import { deleteStory, requestStoryReview, saveStory, undoStoryWithdrawal, withdrawStory, withdrawStoryReview } from './change-own-story.ts'
import { createStory, listOwnStories, showOwnStory } from './own-stories.ts'
import { listStories, showStory } from './public-stories.ts'

export const stories = {
  list: anyone.stories.list.handler(({ context, input }) => listStories(context, input)),
  show: anyone.stories.show.handler(({ context, input }) => showStory(context, input.id)),
}

export const companyStories = {
  stories: {
    list: member.stories.list.handler(({ context }) => listOwnStories(context)),
    show: member.stories.show.handler(({ context, input }) => showOwnStory(context, input.id)),
    create: member.stories.create.handler(({ context, input }) => createStory(context, input)),
    save: member.stories.save.handler(({ context, input }) => saveStory(context, input)),
    request_review: member.stories.request_review.handler(({ context, input }) => requestStoryReview(context, input)),
    withdraw_review: member.stories.withdraw_review.handler(({ context, input }) => withdrawStoryReview(context, input.id)),
    withdraw: member.stories.withdraw.handler(({ context, input }) => withdrawStory(context, input.id)),
    undo_withdrawal: member.stories.undo_withdrawal.handler(({ context, input }) => undoStoryWithdrawal(context, input.id)),
    delete: member.stories.delete.handler(({ context, input }) => deleteStory(context, input.id)),
  },
}
