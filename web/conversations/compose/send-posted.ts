import { textOf } from '#web/platform/forms/values/text-of.ts'
import type { Said } from '../message/conversation-calls.ts'

type Send = { send: (said: Said) => Promise<unknown>; upload: (file: File) => Promise<{ id: string }> }

/** Sends the message of a form without scripts: its files first, then the message that carries them. */
export async function sendPosted(values: Record<string, unknown>, { send, upload }: Send) {
  const ids = await postedFiles(values, upload)
  const job_id = Number(values.job_id)
  await send({
    message: textOf(values.message),
    client_id: textOf(values.client_id),
    ...(job_id ? { job_id } : {}),
    ...(ids.length ? { attached_files: ids } : {}),
  })
}

/** The files of a form: those that are kept already, and, without scripts, those that came with it. */
export async function postedFiles(values: Record<string, unknown>, upload: Send['upload']) {
  const ids = [values.attached_files ?? []].flat().map(textOf)
  for (const file of [values.files ?? []].flat()) if (file instanceof File && file.size > 0) ids.push((await upload(file)).id)
  return ids
}
