import type { Viewer } from '#server/platform/viewers/viewer.ts'

/** Whether the second factor is still to be shown, or set up: until then somebody is not signed in. */
export const isBeforeFactor = ({ second_factor }: Pick<Viewer, 'second_factor'>) => second_factor === 'asked' || second_factor === 'missing'
