import { expect, test } from 'vitest'
import { saidCookie } from './said-cookie.ts'

const asked = (cookie: string) => new Request('https://mebae.example/', { headers: { cookie } })
const sentence = '応募しました。11月29日（日）までに企業から返信がない場合は、「返信なし」と表示します。'

test('a sentence comes back from the browser unchanged', () => {
  const kept = saidCookie.keep(sentence, true).split(';')[0]!
  expect(saidCookie.of(asked(`a=1; ${kept}`), true)).toBe(sentence)
  expect(saidCookie.of(asked(kept), false)).toBeUndefined()
})

test.each(['__Host-mebae_said=%E3%8', '__Host-mebae_said='])('a broken cookie %j says nothing', (cookie) => expect(saidCookie.of(asked(cookie), true)).toBe(''))

test('a sentence of any length makes a cookie that browsers keep', () => {
  expect(saidCookie.keep('あ'.repeat(5_000), true).length).toBeLessThan(4_096)
})
