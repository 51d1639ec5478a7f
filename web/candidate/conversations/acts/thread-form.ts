/** The forms about the whole conversation. */
export const thisForm = { name: 'thread' }
/** The forms that answer its scout. */
export const scoutForm = { name: 'scout' }

/** The sheets of a conversation, by their ids. */
export const sheets = {
  context: 'conversation-context',
  snooze: 'sheet-snooze',
  schedule: 'sheet-schedule',
  park: 'sheet-park',
  close: 'sheet-close',
  report: 'sheet-report',
}
