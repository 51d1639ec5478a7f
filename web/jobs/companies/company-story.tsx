import { href } from 'react-router'
import type { ReactNode } from 'react'
import { photoSlots } from '#contract/companies/pages/photo-slots.ts'
import { PostingText } from '#web/platform/posting-text/posting-text.tsx'
import styles from './company-story.module.css'
import type { CompanyOnPage } from './company-on-page.ts'
import { pictureSources } from '#web/platform/pictures/picture-sources.ts'
import { FilmPlayer } from '#web/companies/film/film-player.tsx'

/** How wide pictures stand on the page: over a phone's whole width, beside the figures on a desk. Of an odd number of photos the first is as wide as two. */
const SCENE = '(max-width: 959px) 100vw, 700px'
const PHOTO = '(max-width: 599px) 50vw, 300px'

type OfCompany = Pick<CompanyOnPage, 'company'>

/** The company introduces itself before anything is said about it. `children` stand below. */
export const CompanyIntroduction = ({ company: { introduction, images, image_texts }, children }: OfCompany & { children?: ReactNode }) => (
  <div className="detail-main">
    {images[0] && <img className="scene" {...pictureSources(images[0], SCENE)} width={640} height={200} alt={image_texts[0] ?? ''} decoding="async" />}
    {introduction && <Said name="会社の紹介" text={introduction} />}
    {children}
  </div>
)

/** What it makes, and what for. An empty part has no heading. */
export function CompanyTexts({ company: { product_description, vision } }: OfCompany) {
  const texts = [
    ['プロダクト', product_description],
    ['ビジョン', vision],
  ] as const
  return texts.map(([name, text]) => text && <Said key={name} name={name} text={text} />)
}

/** What it looks like there, in pictures and films. */
export function CompanyPictures({ company, playing }: OfCompany & { playing?: string | undefined }) {
  const { images, image_texts, photos, company_youtube_url, interview_video_url, interview_video_summary } = company
  const more = images.slice(1)
  const film = (name: string) => ({
    id: `film-${name}`,
    playing: playing === name,
    to: `${href('/company/detail')}?id=${company.id}&film=${name}#film-${name}`,
  })
  return (
    <>
      {more.length > 0 && (
        <div className={styles.pictures}>
          {more.map((image, index) => (
            <img
              key={image}
              {...pictureSources(image, '(max-width: 599px) 100vw, 340px')}
              width={640}
              height={200}
              alt={image_texts[index + 1] ?? ''}
              loading="lazy"
              decoding="async"
            />
          ))}
        </div>
      )}
      {photos.length > 0 && <PhotoGallery photos={photos} />}
      {(company_youtube_url || interview_video_url) && (
        <section className="section">
          <h2>動画</h2>
          <ul className={styles.videos}>
            {company_youtube_url && (
              <li>
                <FilmPlayer address={company_youtube_url} title="会社紹介の動画" {...film('company')} />
              </li>
            )}
            {interview_video_url && (
              <li>
                <FilmPlayer address={interview_video_url} title="インタビューの動画" {...film('interview')} />
                {interview_video_summary && <p className="small muted">{interview_video_summary}</p>}
              </li>
            )}
          </ul>
        </section>
      )}
    </>
  )
}

/** In the company's order. */
const PhotoGallery = ({ photos }: Pick<CompanyOnPage['company'], 'photos'>) => (
  <section className="section" id="photos">
    <h2>会社のようす</h2>
    <ul className={styles.photos}>
      {photos.map(({ slot, picture, text }, index) => (
        <li key={picture}>
          <figure>
            <img
              {...pictureSources(picture, index === 0 && photos.length % 2 === 1 ? '(max-width: 599px) 100vw, 400px' : PHOTO)}
              width={640}
              height={400}
              alt={text}
              loading="lazy"
              decoding="async"
            />
            <figcaption className="small muted">
              <bdi>{photoSlots[slot].name}</bdi>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  </section>
)

const Said = ({ name, text }: { name: string; text: string }) => (
  <section className="section">
    <h2>
      <bdi>{name}</bdi>
    </h2>
    <PostingText text={text} />
  </section>
)
