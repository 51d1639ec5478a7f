import { expect, test } from 'vitest'
import { pageViewReporter } from './tag-manager.tsx'

test('the tag manager learns of a page view on the first display and after every change of the address', () => {
  const dataLayer: unknown[] = []
  const tell = pageViewReporter()
  tell(dataLayer, '/', '芽生え')
  tell(dataLayer, '/', '芽生え')
  tell(dataLayer, '/job_offer/search?page=2', '求人をさがす')
  tell(dataLayer, '/', '芽生え')
  expect(dataLayer).toEqual([
    { event: 'page_view', page_path: '/', page_title: '芽生え' },
    { event: 'page_view', page_path: '/job_offer/search?page=2', page_title: '求人をさがす' },
    { event: 'page_view', page_path: '/', page_title: '芽生え' },
  ])
})
