import { expect, test, vi } from 'vitest'
import { bannerCache } from './banners.tsx'

const banner = { link: '/about', image: '/a.svg', alt: '使いかた', blank: false, is_demo: false }

test('the cache logs a failure and tries again later; two concurrent callers load once; a cached list is not loaded again', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  await bannerCache.fetch(() => Promise.reject(new Error('503')))
  expect(warn.mock.calls[0]?.[0]).toBe('Failed to fetch banners')
  expect(bannerCache.banners()).toBeNull()

  const ask = vi.fn<() => Promise<(typeof banner)[]>>(async () => [banner])
  await Promise.all([bannerCache.fetch(ask), bannerCache.fetch(ask)])
  await bannerCache.fetch(ask)
  expect(ask).toHaveBeenCalledTimes(1)
  expect(bannerCache.banners()).toEqual([banner])
})
