import { request } from 'node:https'
import { text } from 'node:stream/consumers'

/** Sends requests as a program does: unlike a browser it neither follows, hides nor combines anything. */
export const wireOver =
  (origin: string) =>
  (method: string, path: string, headers: Record<string, string> = {}, body?: string) =>
    new Promise<{ status: number; headers: Record<string, unknown>; body: string }>((resolve, reject) => {
      const form = body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }
      // The certificate is self-signed.
      request(origin + path, { method, headers: { ...form, ...headers }, rejectUnauthorized: false, agent: false }, (answer) => {
        void text(answer).then((body) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }), reject)
      })
        .on('error', reject)
        .end(body)
    })
