import { useEffect, useSyncExternalStore } from 'react'
import { BannerList } from '#web/notifications/banners/banner-list.tsx'
import { useAnnouncements } from '#web/platform/shell/live/use-announcements.ts'
import { bannerCache } from './banner-cache.ts'

const refresh = () => void bannerCache.refresh()

/** The operators' banners, for the home page of a signed-in candidate. */
export function Banners() {
  const banners = useSyncExternalStore(bannerCache.subscribe, bannerCache.banners, () => null)
  useEffect(() => void bannerCache.fetch(), [])
  useAnnouncements('candidate', 'banner', refresh)
  return (
    banners &&
    banners.length > 0 && (
      <section aria-label="運営からの案内">
        <BannerList banners={banners} />
      </section>
    )
  )
}
