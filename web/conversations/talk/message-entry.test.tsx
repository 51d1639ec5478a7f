import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { Message } from '#contract/conversations/messages.ts'
import { MessageEntry } from './message-entry.tsx'

const message = (more: Partial<Message>) =>
  ({
    id: 'm',
    kind: 'message',
    name: 'محمد علي',
    message: 'مرحبا 12',
    company: true,
    time: '2026-11-21T10:00:00+09:00',
    scout: null,
    attached_files: [],
    ...more,
  }) as Message
const shown = (props: { isMine: boolean }) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <MessageEntry message={message({})} isFirst {...props} />
    </MemoryRouter>,
  )

test.each([false, true])('the sender’s name and text do not change the direction of the words around them (sent by the user themself: %s)', (isMine) => {
  const html = shown({ isMine })
  expect(html).toContain('<bdi>محمد علي</bdi>')
  expect(html).toContain('<p dir="auto">مرحبا 12</p>')
})
