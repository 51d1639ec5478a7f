import type { AmaterasView } from '#contract/companies/pages/companies.ts'
import { FoldedPart } from '#web/ui/fold/folded-part.tsx'
import styles from './people/people.module.css'

/** What people outside the company say of it. */
export const ViewsSection = ({ views, open }: { views: AmaterasView[]; open?: boolean | undefined }) => (
  <FoldedPart heading="推薦コメント" line={`社外の${views.length}人から`} open={open}>
    <p className="small muted">社外の方の言葉を、企業が本人の同意を得て掲載しています。</p>
    <ul className={styles.views}>
      {views.map(({ comment, name, organization_name, position, profile, image }) => (
        <li key={name + comment}>
          <figure>
            <blockquote>{comment}</blockquote>
            <figcaption className={styles.person}>
              {image ? (
                <img src={image} width={56} height={56} alt="" loading="lazy" />
              ) : (
                <span className={styles.initial} aria-hidden="true">
                  {[...name][0]}
                </span>
              )}
              <div>
                <b>
                  <bdi>{name}</bdi>
                </b>
                <p className="small muted">{[organization_name, position].filter(Boolean).join('・')}</p>
                {profile && <p className="small muted">{profile}</p>}
              </div>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  </FoldedPart>
)
