const ticketSentences = {
  answered: '回答しました。',
  answered_and_closed: '回答し、終了にしました。',
  closed: '終了にしました。',
}

export type TicketEnd = keyof typeof ticketSentences

/** What was done about the report before, as the page after it says. */
export const ticketSentence = (done: string | null) => (done !== null && Object.hasOwn(ticketSentences, done) ? ticketSentences[done as TicketEnd] : undefined)
