import type { Banner } from '#contract/notifications/banners/banners.ts'
import { pictureSources } from '#web/platform/pictures/picture-sources.ts'
import './banner-list.css'

/** The linked pictures on the home page. */
export const BannerList = ({ banners }: { banners: readonly Omit<Banner, 'is_demo'>[] }) => (
  <ul className="banners">
    {banners.map(({ link, image, alt, blank }) => (
      <li key={`${link} ${image}`}>
        <a href={link} {...(blank ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
          <img {...pictureSources(image, '(max-width: 599px) 100vw, 600px')} alt={alt} width={800} height={200} />
        </a>
      </li>
    ))}
  </ul>
)
