import { request } from 'node:https'
import { text } from 'node:stream/consumers'

/** Asks as a program does: what a browser follows, hides or puts together comes as it is. */
export const wireOver =
  (origin: string) =>
  (method: string, path: string, headers: Record<string, string> = {}, body?: string) =>
    new Promise<{ status: number; headers: Record<string, unknown>; body: string }>((resolve, reject) => {
      const form = body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }
      // The certificate is this test's own.
      request(origin + path, { method, headers: { ...form, ...headers }, rejectUnauthorized: false, agent: false }, (answer) => {
        void text(answer).then((body) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }), reject)
      })
        .on('error', reject)
        .end(body)
    })
