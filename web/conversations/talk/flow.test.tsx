import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { Message } from '#contract/conversations/messages.ts'
import { Flow } from './flow.tsx'

const message = (number: number, time: string) =>
  ({
    id: `m${number}`,
    number,
    kind: 'message',
    name: '佐伯',
    message: `言葉${number}`,
    company: false,
    time,
    scout: null,
    attached_files: [],
  }) as unknown as Message
const messages = [message(1, '2026-11-18T18:20:00+09:00'), message(2, '2026-11-19T21:05:00+09:00')]
const shown = (asides?: { id: string; at: string; entry: string }[]) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Flow messages={messages} side="company" now={new Date('2026-11-20T09:00:00+09:00')} earlier={null} asides={asides} />
    </MemoryRouter>,
  ).replaceAll(/<[^>]*>/g, ' ')

test('what only one side reads stands among the messages by its time, under the day it is of', () => {
  const html = shown([
    { id: 'later', at: '2026-11-25T09:00:00+09:00', entry: '予約' },
    { id: 'note', at: '2026-11-19T09:15:00+09:00', entry: 'メモ' },
  ])
  const order = ['11月18日', '言葉1', '11月19日', 'メモ', '言葉2', '11月25日', '予約'].map((words) => html.indexOf(words))
  expect(order).toEqual(order.toSorted((one, other) => one - other))
  expect(order).not.toContain(-1)
  expect(html.split('11月19日')).toHaveLength(2)
})

test('without it there are the messages alone', () => {
  expect(shown()).not.toContain('メモ')
})
