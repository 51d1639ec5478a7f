import { JobTermsList } from '#web/jobs/detail/terms/job-terms-list.tsx'
import { MarkedText } from './marked-text.tsx'
import { ProfileTerms } from './profile-terms.tsx'
import { PremiumLabel } from './premium-label.tsx'
import type { LoadedVisibleProfile } from './load-visible-profile.ts'
import styles from './visible-profile.module.css'

type VisibleProfileProps = {
  profile: LoadedVisibleProfile
  /** Passages to mark wherever they stand: what a search or a scout refers to. */
  marked?: readonly string[]
}

const none: readonly string[] = []

/** A candidate as a company sees them; the same for the company and for the candidate's preview. */
export function VisibleProfile({ profile: { reveal, premium, hides_vision, heading, contact, person, work, wishes }, marked = none }: VisibleProfileProps) {
  return (
    <div className={styles.profile}>
      <h2>
        {heading ? <MarkedText text={heading} marked={marked} /> : '（見出し未入力）'} {premium && <PremiumLabel />}
      </h2>
      {contact && (
        <section>
          <h3>{reveal === 'contact' ? '名前と連絡先' : '名前'}</h3>
          <JobTermsList terms={contact} />
        </section>
      )}
      <section>
        <h3>経験</h3>
        {person.length > 0 ? <ProfileTerms terms={person} marked={marked} /> : <p className="muted">まだ書かれていません。</p>}
      </section>
      <section>
        <h3>職歴</h3>
        {work.length === 0 && <p className="muted">まだ書かれていません。</p>}
        <ol className={styles.work}>
          {work.map(({ at, organization_name, line, work_summary }) => (
            <li key={at}>
              <h4>
                <bdi>{organization_name}</bdi>
              </h4>
              {line && (
                <p className="small muted">
                  <MarkedText text={line} marked={marked} />
                </p>
              )}
              {work_summary && (
                <p className="prose">
                  <MarkedText text={work_summary} marked={marked} />
                </p>
              )}
            </li>
          ))}
        </ol>
      </section>
      {wishes.length > 0 && (
        <section>
          <h3>希望</h3>
          <ProfileTerms terms={wishes} marked={marked} />
        </section>
      )}
      {hides_vision && <p className="small muted">「これから（your vision）」は、経歴が公開されるまで表示されません。</p>}
    </div>
  )
}
