import type { IncomingMessage } from 'node:http'
import { request as http } from 'node:http'
import { request as https } from 'node:https'
import { failureOf, publicLookup } from '#server/notifications/webhooks/public-lookup.ts'
import { targetRefusal } from '#server/notifications/webhooks/target-refusal.ts'
import { LARGEST_NOTES, NotNotes, notesOf } from './read-notes.ts'

const PATIENCE = 10_000

const failures: Record<string, string> = {
  REFUSED_ADDRESS: 'インターネットのアドレスではないため、読みませんでした。',
  TIMEOUT: '10秒以内に応答がありませんでした。',
  DNS: 'ホスト名が見つかりませんでした。',
  TLS: 'TLS の証明書を確かめられませんでした。',
  CONNECTION: '接続できませんでした。',
}

/** Reads release notes from another machine, under the rules of webhooks. It sends nothing about this site and follows no redirect. */
export async function fetchNotes(address: string): Promise<string> {
  if (targetRefusal(address)) throw new NotNotes(failures.REFUSED_ADDRESS)
  const bytes = await get(new URL(address)).catch((error: unknown) => {
    throw error instanceof NotNotes ? error : new NotNotes(failures[failureOf(error)])
  })
  return notesOf(bytes)
}

function get(url: URL) {
  const ask = url.protocol === 'http:' ? http : https
  return new Promise<Uint8Array>((resolve, reject) => {
    const request = ask(url, {
      headers: { accept: 'text/markdown, text/plain;q=0.9, */*;q=0.1', 'accept-encoding': 'identity' },
      lookup: publicLookup as never,
      agent: false,
      signal: AbortSignal.timeout(PATIENCE),
    })
    request.on('error', reject)
    request.on('response', (response) => {
      const refusal = refusalOf(response)
      if (refusal) {
        response.destroy()
        return reject(new NotNotes(refusal))
      }
      const parts: Buffer[] = []
      let taken = 0
      response.on('data', (part: Buffer) => {
        parts.push(part)
        taken += part.length
        if (taken <= LARGEST_NOTES) return
        response.destroy()
        reject(new NotNotes('1 MB より大きいため、読むのをやめました。'))
      })
      response.on('error', reject)
      response.on('close', () => (response.complete ? resolve(Buffer.concat(parts)) : reject(new Error('cut off'))))
    })
    request.end()
  })
}

function refusalOf({ statusCode = 0 }: IncomingMessage) {
  if (statusCode >= 300 && statusCode < 400) return `ほかのURLに移されました（HTTP ${statusCode}）。移った先のURLを設定してください。`
  return statusCode === 200 ? undefined : `HTTP ${statusCode} の応答でした。URL を確かめてください。`
}
