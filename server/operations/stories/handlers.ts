import { operator } from '#server/api.ts'
import { closeStory, decideStory } from './decide-story.ts'
import { listStoriesToOperators, showStoryToOperators } from './operator-stories.ts'

export const operatorStories = {
  stories: {
    list: operator.stories.list.handler(({ context, input }) => listStoriesToOperators(context, input)),
    show: operator.stories.show.handler(({ context, input }) => showStoryToOperators(context, input.id)),
    decide: operator.stories.decide.handler(({ context, input }) => decideStory(context, input)),
    close: operator.stories.close.handler(({ context, input }) => closeStory(context, input)),
  },
}
