import { settings } from '#server/settings.ts'

/** Whether this site can write to a candidate in LINE: it has a channel for messages, and the candidate linked their account. */
export const hasLine = ({ line_user_id }: { line_user_id: string | null }) => settings.lineMessageToken !== undefined && line_user_id !== null
