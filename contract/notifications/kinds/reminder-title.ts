/** Reminders about a conversation, by what they are about; without it a company let its time pass. */
const aboutConversation: Record<string, (company: string, due: string) => string> = {
  offer: (company, due) => `${company}のオファーの回答の期限は、${due}です`,
  snoozed: (company) => `${company}への返信を「あとで返信する」にしていました`,
  unsent: (company) => `${company}に予約したメッセージを送れませんでした`,
}

/** What a candidate reads of a reminder: a meeting to come, or a conversation. */
export const reminderTitle = (subject: string, company: string, { about = '', meeting, time, due = '' }: Record<string, string>) =>
  subject === 'meeting'
    ? `${company}との${meeting}は、${time}です`
    : (aboutConversation[about]?.(company, due) ?? `${company}から、期限までに返信がありませんでした`)
