import type { ConversationCalls } from '#web/conversations/message/conversation-calls.ts'
import { api } from '#web/platform/api/api.ts'

/** The event stream of a candidate. */
export const candidateEvents = '/online/api/v1/amateras/candidate_users/events/'

const silently = { context: { silent: true } }
/** A connection that says nothing for so long is dead; the message goes again, under the same id. */
const LONGEST_SEND = 30_000
const mine = async () => (await api()).candidate_users.messages

/** The calls of a conversation with this company. The page itself says what failed. */
export const companyCalls = (company_id: number): ConversationCalls => ({
  send: async (said) => (await mine()).send({ company_id, ...said }, { ...silently, signal: AbortSignal.timeout(LONGEST_SEND) }),
  keepDraft: async (message, based_on) => (await mine()).keep_draft({ company_id, message, ...(based_on === undefined ? {} : { based_on }) }, silently),
  read: async (number) => (await mine()).read({ company_id, number }, silently),
  upload: async (file) => (await mine()).upload({ company_id, file }, silently),
  removeFile: async (attachment_id) => (await mine()).remove_file({ company_id, attachment_id }, silently),
  events: candidateEvents,
})
