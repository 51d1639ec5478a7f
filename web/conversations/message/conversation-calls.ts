import type { AttachedFile, Message } from '#contract/conversations/messages.ts'

export type Said = { message: string; client_id: string; job_id?: number; attached_files?: string[] }

/** The browser's calls in an open conversation; each area names the other side differently. */
export type ConversationCalls = {
  send: (said: Said) => Promise<Message>
  /** Without `based_on` it takes the place of whatever was kept. */
  keepDraft: (message: string, based_on: string | null | undefined) => Promise<{ draft_at: string | null; other: string | null }>
  read: (number: number) => Promise<unknown>
  upload: (file: File) => Promise<AttachedFile>
  removeFile: (id: string) => Promise<unknown>
  /** The address of the event stream. */
  events: string
}
