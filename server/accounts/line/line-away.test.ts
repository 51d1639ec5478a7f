import { randomUUID } from 'node:crypto'
import { afterEach, expect } from 'vitest'
import { siteSettings } from '#server/settings/site-settings.ts'
import { apiFor, test } from '#server/testing.ts'
import { lineProvider } from './testing.ts'

afterEach(() => void (siteSettings().line = undefined))

test('a LINE that does not answer is a refusal, and is asked again the next time', async ({ db }) => {
  const away = await lineProvider('http://127.0.0.1/line/callback')
  await away.close()
  // Another test's LINE may have had the same port, and what it said of itself is known.
  siteSettings().line = { ...away.line, clientId: randomUUID() }
  const { sessions } = await apiFor(db)
  await expect(sessions.line.begin({})).rejects.toMatchObject({ code: 'LINE_REFUSED' })

  const back = await lineProvider('http://127.0.0.1/line/callback')
  siteSettings().line = back.line
  expect(new URL((await sessions.line.begin({})).url).origin).toBe(back.line.issuer)
  await back.close()
})
