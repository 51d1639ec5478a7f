import { href } from 'react-router'

/** The page of one meeting, whose forms every place that shows the meeting sends. */
export const meetingPath = (id: string) => `${href('/message/meeting')}?id=${id}`
