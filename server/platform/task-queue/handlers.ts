import { operator } from '#server/api.ts'
import { giveUpTask, listTasks, retryTask } from './task-queue.ts'

const running = operator.tasks

export const taskQueue = {
  tasks: {
    list: operator.tasks.list.handler(({ context, input }) => listTasks(context, input)),
    retry: running.retry.handler(({ context, input }) => retryTask(context, input.task_id)),
    give_up: running.give_up.handler(({ context, input }) => giveUpTask(context, input.task_id)),
  },
}
