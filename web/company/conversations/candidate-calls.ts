import { api } from '#web/platform/api/api.ts'
import type { ConversationCalls } from '#web/conversations/message/conversation-calls.ts'

const silently = { context: { silent: true } }
const ours = async () => (await api()).company_users.messages

/** The event stream of a company's members. */
export const companyEvents = '/online/api/v1/amateras/company_users/events/'

/** The calls of a conversation with this candidate. The page itself says what failed. */
export const candidateCalls = (candidate_id: string): ConversationCalls => ({
  send: async (said) => (await ours()).send({ candidate_id, ...said }, silently),
  keepDraft: async (message, based_on) => (await ours()).keep_draft({ candidate_id, message, ...(based_on === undefined ? {} : { based_on }) }, silently),
  read: async (number) => (await ours()).read({ candidate_id, number }, silently),
  upload: async (file) => (await ours()).upload({ candidate_id, file }, silently),
  removeFile: async (attachment_id) => (await ours()).remove_file({ candidate_id, attachment_id }, silently),
  events: companyEvents,
})
