import { request as http } from 'node:http'
import { request as https } from 'node:https'
import { targetRefusal } from './target-refusal.ts'
import { failureOf, publicLookup } from './public-lookup.ts'

const PATIENCE = 10_000
/** As much of a reply as is read; its content is ignored. */
const LARGEST_ANSWER = 65_536

export type Answer = { status: number | null; milliseconds: number; failure: string; retryAfter: number }

/** Posts to an external receiver: it follows no redirect, reuses no connection, accepts no cookie, and reads only the status of the reply. */
export async function postWebhook(address: string, headers: Record<string, string>, body: string): Promise<Answer> {
  const begun = performance.now()
  const passed = () => Math.round(performance.now() - begun)
  if (targetRefusal(address)) return { status: null, milliseconds: passed(), failure: 'REFUSED_ADDRESS', retryAfter: 0 }
  try {
    const { status, retryAfter } = await send(new URL(address), headers, body)
    return { status, milliseconds: passed(), failure: '', retryAfter }
  } catch (error) {
    return { status: null, milliseconds: passed(), failure: failureOf(error), retryAfter: 0 }
  }
}

function send(url: URL, headers: Record<string, string>, body: string) {
  const post = url.protocol === 'http:' ? http : https
  return new Promise<{ status: number; retryAfter: number }>((resolve, reject) => {
    const request = post(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      lookup: publicLookup as never,
      agent: false,
      signal: AbortSignal.timeout(PATIENCE),
    })
    request.on('error', reject)
    request.on('response', (response) => {
      const answer = { status: response.statusCode ?? 0, retryAfter: Number(response.headers['retry-after']) || 0 }
      let taken = 0
      response.on('data', (chunk: Buffer) => {
        taken += chunk.length
        if (taken > LARGEST_ANSWER) response.destroy()
      })
      response.on('error', reject)
      // A reply longer than the limit counts as a reply nevertheless.
      response.on('close', () => (response.complete || taken > LARGEST_ANSWER ? resolve(answer) : reject(new Error('cut off'))))
    })
    request.end(body)
  })
}
