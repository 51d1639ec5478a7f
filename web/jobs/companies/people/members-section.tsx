import type { Employee } from '#contract/companies/pages/companies.ts'
import { OutLink } from '#web/ui/out-link.tsx'
import { FoldedPart } from '#web/ui/fold/folded-part.tsx'
import styles from './people.module.css'

type MembersSectionProps = { title: string; people: Employee[]; id?: string | undefined; open?: boolean | undefined }

/** People who work there; nothing where the company names nobody. */
export function MembersSection({ title, people, id, open }: MembersSectionProps) {
  const [first, ...others] = people
  if (!first) return null
  return (
    <FoldedPart
      id={id}
      heading={title}
      open={open}
      line={
        <>
          <bdi>{first.name}</bdi>
          {first.position && `（${first.position}）`}
          {others.length > 0 && `ほか${others.length}名`}
        </>
      }
    >
      <ul className={styles.people}>
        {people.map((person) => (
          <li key={person.id}>
            <Member person={person} />
          </li>
        ))}
      </ul>
    </FoldedPart>
  )
}

function Member({ person }: { person: Employee }) {
  const { name, position, description, photo, twitter_user_name } = person
  const interviews = [
    [person.interview_url, person.interview_title],
    [person.interview_url2, person.interview_title2],
    [person.interview_url3, person.interview_title3],
  ] as const
  return (
    <div className={styles.person}>
      {photo ? (
        <img src={photo} width={56} height={56} alt="" loading="lazy" />
      ) : (
        <span className={styles.initial} aria-hidden="true">
          {[...name][0]}
        </span>
      )}
      <div>
        <h3>
          <bdi>{name}</bdi>
        </h3>
        {position && <p className="small muted">{position}</p>}
        {description && <p className={styles.words}>{description}</p>}
        <ul className={styles.links}>
          {interviews.map(
            ([url, title]) =>
              url && (
                <li key={url}>
                  <OutLink href={url}>
                    <bdi>{title || 'インタビューを読む'}</bdi>
                  </OutLink>
                </li>
              ),
          )}
          {twitter_user_name && (
            <li>
              <OutLink href={`https://x.com/${twitter_user_name}`}>
                @<bdi>{twitter_user_name}</bdi>
              </OutLink>
            </li>
          )}
        </ul>
      </div>
    </div>
  )
}
