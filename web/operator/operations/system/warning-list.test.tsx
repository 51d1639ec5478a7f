import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { WarningList } from './warning-list.tsx'

const shown = (props: Parameters<typeof WarningList>[0]) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <WarningList {...props} />
    </MemoryRouter>,
  )

const mails = { code: 'mails_failed', is_grave: false, sentence: '配信に失敗したメールが2通あります。', page: '/operator/mails?mail_state=failed' }
const disk = { code: 'disk', is_grave: true, sentence: 'DATA_DIR の空きが 3.0% です。', page: null }

test('each warning leads to where it is handled, and what has no page of its own to the state of the site', () => {
  const html = shown({ warnings: [disk, mails], elsewhere: '/operator/system' })
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, to]) => to)).toEqual(['/operator/system', '/operator/mails?mail_state=failed'])
  expect(html).toContain('<strong>至急</strong> DATA_DIR')
  expect(html).not.toContain('<strong>至急</strong> 届かなかった')
})

test('on the page of the state itself nothing leads back to it, and nothing wrong is said, too', () => {
  expect(shown({ warnings: [disk] })).not.toContain('href')
  expect(shown({ warnings: [] })).toContain('気をつけることは、ありません。')
})
