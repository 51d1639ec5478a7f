import { expect, test } from 'vitest'
import { tasks } from '#server/tasks.ts'
import { taskNames } from '#web/operator/platform/queues/task-names.ts'

test('operators read a name for every background task', () => {
  expect(Object.keys(tasks).filter((task) => !(task in taskNames))).toEqual([])
})
