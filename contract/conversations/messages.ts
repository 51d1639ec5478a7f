import { z } from 'zod'
import { LONGEST_MESSAGE, MOST_FILES } from './message-limits.ts'
import { ReceivedScout } from './received-scout.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'
import { WholeNumber } from '#contract/platform/text/whole-number.ts'

/** The job that a message carries: `active` while the public can apply for it; `deleted` when there is none any more, and only its name is left. */
export const AttachedJob = z.object({
  id: z.int(),
  name: z.string().meta({ example: 'サーバーサイドエンジニア（漏水検知のデータ基盤）' }),
  description: z.string().meta({ example: '止まらないデータ基盤を。' }),
  active: z.boolean(),
  deleted: z.boolean(),
})
export type AttachedJob = z.infer<typeof AttachedJob>

/** A file of a message. The recipient gets it once it is `clean`. */
export const AttachedFile = z.object({
  id: z.uuid(),
  file_name: z.string().meta({ example: 'センサー仕様書.pdf' }),
  media_type: z.string().meta({ example: 'application/pdf' }),
  byte_size: z.int(),
  state: z.enum(['scanning', 'clean', 'refused']).meta({ example: 'clean' }),
  /** Where the file is, for the two parties only. */
  url: z.string().meta({ example: '/online/message/receipt/0c9f1f0e-4b51-4f0c-9a3e-7a0d5a2f6b17/attachment/' }),
})
export type AttachedFile = z.infer<typeof AttachedFile>

export const MeetingType = z.enum(['mendan', 'mensetsu'])

/** The document of a scout, beside the message that brought it: what a candidate reads of one, and how it stands. Money in 万円. */
export const ScoutDocument = ReceivedScout.omit({ company: true, delivered_at: true, answered_at: true }).extend({
  state: z.enum(['waiting', 'delivered', 'accepted', 'refused', 'parked', 'expired', 'withdrawn']),
})
export type ScoutDocument = z.infer<typeof ScoutDocument>

export const MessageKind = z.enum(['message', 'scout', 'application', 'system'])

/** What was said, as either party reads it. */
export const Message = z.object({
  id: z.uuid(),
  /** Its place in the thread, from 1. */
  number: z.int(),
  /** The name that its sender gave it; nobody but the sender's side knows it. */
  client_id: z.uuid().nullable().meta({ example: '0199f3a2-6f0b-4c57-9c2e-2b8e6f4d1a10' }),
  kind: MessageKind,
  time: Timestamp,
  message: z.string().meta({ example: 'はじめまして。' }),
  attachedFile1: z.string().nullable(),
  attachedFile1Name: z.string().nullable(),
  attachedFile2: z.string().nullable(),
  attachedFile2Name: z.string().nullable(),
  attached_files: z.array(AttachedFile),
  name: z.string().meta({ example: '山田 花子' }),
  /** Sent by the company. */
  company: z.boolean(),
  /** When the other side read it. */
  read_at: Timestamp.nullable().meta({ example: '2026-11-21T10:42:00+09:00' }),
  attachedJob: AttachedJob.nullable(),
  scout: ScoutDocument.nullable(),
})
export type Message = z.infer<typeof Message>

export const NewMessage = {
  message: z
    .string()
    .trim()
    .min(1, '本文を入力してください。')
    .max(LONGEST_MESSAGE, '10,000文字以内で入力してください。')
    .meta({ example: 'ご連絡ありがとうございます。来週の水曜の午後は、いかがでしょうか。' }),
  /** The job it is about: one of this company's. */
  job_id: WholeNumber(0, 2_147_483_647).optional(),
  /** Ids of files that were uploaded for this thread. */
  attached_files: z.array(z.uuid()).max(MOST_FILES, 'ファイルは2つまで付けられます。').optional(),
  /** The id that the sender gives it: sent again with the same id, it is the same message. */
  client_id: z.uuid().optional(),
}
