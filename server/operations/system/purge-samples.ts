import type { TaskRun } from '#server/platform/background/task-context.ts'

const KEPT_DAYS = 8

/** The charts show a day; a week is enough to compare with. */
export async function purgeSamples({ db, now }: TaskRun) {
  const since = new Date(now().getTime() - KEPT_DAYS * 86_400_000).toISOString()
  await db.deleteFrom('system_samples').where('at', '<', since).execute()
  await db.deleteFrom('processes').where('seen_at', '<', since).execute()
}
