import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { html } from 'hono/html'

const LARGEST = 16_384
const passed = ['code', 'state', 'iss', 'error'] as const

/**
 * Apple posts its answer from its own page, and browsers send no cookie of ours along. This page changes nothing: it opens the address with the same answer,
 * as our own page, where the cookie is. It passes on only these four fields, so that nobody can send a form through it.
 */
export const appleReturn = new Hono().post('/sign_in/apple', bodyLimit({ maxSize: LARGEST }), async (c: Context) => {
  const form = await c.req.parseBody().catch((): Record<string, unknown> => ({}))
  const query = new URLSearchParams(passed.flatMap((name) => (typeof form[name] === 'string' ? [[name, form[name]]] : [])))
  const onwards = `/sign_in/apple?${query}`
  c.header('Cache-Control', 'no-store')
  c.header('Referrer-Policy', 'no-referrer')
  return c.html(
    html`<!doctype html><html lang="ja"><head><meta charset="utf-8"><meta http-equiv="refresh" content="0;url=${onwards}"><title>Appleでの確認</title></head><body><main><p><a href="${onwards}">続ける</a></p></main></body></html>`,
  )
})
