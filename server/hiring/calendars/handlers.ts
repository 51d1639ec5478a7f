import { anyone, member, memberWaiting } from '#server/api.ts'
import { importCalendar } from './import/import-calendar.ts'
import { issueFeed, revokeFeed } from './meeting-feeds.ts'
import { removeDay, removeImport, saveDay, saveWeek, showCalendar } from './member-calendars.ts'
import { readFeed } from '../meetings/company/read-feed.ts'
import { ownMeetingsFile } from '../meetings/company/own-meetings-file.ts'

export const memberCalendar = {
  show: member.calendar.show.handler(({ context }) => showCalendar(context)),
  save_week: member.calendar.save_week.handler(({ context, input }) => saveWeek(context, input.week)),
  save_day: member.calendar.save_day.handler(({ context, input }) => saveDay(context, input)),
  remove_day: member.calendar.remove_day.handler(({ context, input }) => removeDay(context, input.day)),
  import_file: memberWaiting.calendar.import_file.handler(({ context, input }) => importCalendar(context, input)),
  remove_file: member.calendar.remove_file.handler(({ context }) => removeImport(context)),
  issue_feed: member.calendar.issue_feed.handler(async ({ context }) => {
    await issueFeed(context)
    return showCalendar(context)
  }),
  revoke_feed: member.calendar.revoke_feed.handler(async ({ context }) => {
    await revokeFeed(context)
    return showCalendar(context)
  }),
  meetings: member.calendar.meetings.handler(({ context }) => ownMeetingsFile(context)),
}

export const calendarFeeds = {
  read: anyone.calendar_feeds.read.handler(({ context, input }) => readFeed(context, input.token)),
}
