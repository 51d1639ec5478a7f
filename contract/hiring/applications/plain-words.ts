import type { meetingTypes } from '../selection/selection-steps.ts'

/** What a company reads of somebody who applies, or accepts a scout, without their own words. The forms say so. */
export const plainApplication = '応募します。よろしくお願いいたします。'

const meetings = { mendan: '面談（選考なし）', mensetsu: '面接' } as const
export const plainAcceptance = (type: keyof typeof meetingTypes) => `スカウトを受けます。${meetings[type]}の候補日をお知らせください。`
