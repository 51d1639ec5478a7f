import { useEffect, useSyncExternalStore } from 'react'
import { useAnnouncements } from '#web/shell/live/use-announcements.ts'
import { bannerCache } from './banner-cache.ts'
import './banners.css'

const refresh = () => void bannerCache.refresh()

/** The operators' banners, for the home page of somebody signed in. */
export function Banners() {
  const banners = useSyncExternalStore(bannerCache.subscribe, bannerCache.banners, () => null)
  useEffect(() => void bannerCache.fetch(), [])
  useAnnouncements('candidate', 'banner', refresh)
  return (
    banners &&
    banners.length > 0 && (
      <section aria-label="運営からの案内">
        <ul className="banners">
          {banners.map(({ link, image, alt, blank }) => (
            <li key={`${link} ${image}`}>
              <a href={link} {...(blank ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
                <img src={image} alt={alt} width={800} height={200} />
              </a>
            </li>
          ))}
        </ul>
      </section>
    )
  )
}
