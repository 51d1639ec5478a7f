import { NoticeQueue } from './notice-queue.ts'

/** The queue of this browser tab. */
export const shownNotices = new NoticeQueue()
