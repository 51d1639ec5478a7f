import { TaskSearch } from '#contract/platform/queues/task-queue.ts'
import { workSource } from '#web/work/table/work-source.ts'

/** What the worker has before it. */
export const taskQueue = workSource({
  name: 'tasks',
  search: TaskSearch,
  ask: async ({ operators }, search) => {
    const { tasks: rows, ...found } = await operators.tasks.list(search)
    return { rows, ...found }
  },
})
