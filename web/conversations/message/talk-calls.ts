import type { AttachedFile, Message } from '#contract/conversations/messages.ts'

export type Said = { message: string; client_id: string; job_id?: number; attached_files?: string[] }

/** What the browser asks for in an open thread; each area names the other party in its own way. */
export type TalkCalls = {
  send: (said: Said) => Promise<Message>
  keepDraft: (message: string) => Promise<unknown>
  read: (number: number) => Promise<unknown>
  upload: (file: File) => Promise<AttachedFile>
  removeFile: (id: string) => Promise<unknown>
  /** Where the server tells what is new. */
  events: string
}
