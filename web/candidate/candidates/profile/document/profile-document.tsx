import { href, Link } from 'react-router'
import { PremiumLabel } from '#web/candidates/visibility/premium-label.tsx'
import { LinkedText } from '#web/platform/posting-text/linked-text.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { levelNames, type ProfileDocument } from './document-of.ts'
import { ProfileBlock } from './profile-block.tsx'
import { isolated } from '#web/ui/text/isolated.ts'

type Props = { profile: ProfileDocument; edited: string | undefined; entryIds: (number | undefined)[]; jobs: number; editPath: (id: string) => string }

/** What a company reads, as one sheet whose blocks open their editors. */
export function ProfileDocument({ profile, edited, entryIds, jobs, editPath }: Props) {
  const { name, heading, place, isEmployed, summary, work, blocks } = profile
  const look = { edited, editPath }
  return (
    <article className="doc edge-sheet" aria-label="プロフィール">
      <ProfileBlock id="basic" label="氏名と見出し" {...look}>
        <div className="doc-top">
          <span className="face">
            <Icon name="person" />
          </span>
          <div>
            <h2 className="doc-name" id="basic-title">
              {name ? <bdi>{name}</bdi> : '求職者'} {profile.premium && <PremiumLabel />}
            </h2>
            <p>{heading ? <bdi>{heading}</bdi> : '（見出し未入力）'}</p>
            <p>{[place, isEmployed && '在職中'].filter(Boolean).join('・')}</p>
          </div>
        </div>
        {profile.hidesName && <Veil>名前は「{levelNames.name}」の段階から見えます</Veil>}
      </ProfileBlock>
      <ProfileBlock id="summary" title="要約" {...look}>
        {summary ? (
          <p className="doc-text">
            <LinkedText>{summary}</LinkedText>
          </p>
        ) : (
          <Unwritten />
        )}
      </ProfileBlock>
      <ProfileBlock id="history" title="職歴" {...look}>
        {work.length === 0 && <Unwritten />}
        <ol className="doc-work">
          {work.map(({ at, organization_name, line, work_summary }) => (
            <li key={at}>
              <h3>
                <Link
                  to={`${editPath('work')}&id=${entryIds[at]}`}
                  preventScrollReset
                  data-stays
                  state={{ isFromProfile: true }}
                  aria-label={`${isolated(organization_name)}（${at + 1}件目の職歴を編集）`}
                >
                  <bdi>{organization_name}</bdi>
                </Link>
              </h3>
              {line && <p className="small muted">{line}</p>}
              {work_summary && (
                <p className="doc-text">
                  <LinkedText>{work_summary}</LinkedText>
                </p>
              )}
            </li>
          ))}
        </ol>
        {profile.hidesEmployers && <Veil>会社名は「{levelNames.career}」の段階から見えます</Veil>}
      </ProfileBlock>
      {blocks.map(({ id, title, terms, hidden, never }) => (
        <ProfileBlock key={id} id={id} title={title} {...look}>
          {terms.length > 0 ? <Terms terms={terms} /> : hidden.length === 0 && <Unwritten />}
          {hidden.map(({ from, names }) => (
            <Veil key={from}>
              {names.join('・')}は「{levelNames[from]}」の段階から見えます
            </Veil>
          ))}
          {never && <p className="small muted">{never}</p>}
          {id === 'wishes' && (
            <p className="small doc-links">
              <Link to={href('/profile/wishes')}>5つの質問で見直す（合う求人 {jobs.toLocaleString('ja-JP')}件）</Link>
              <Link to={href('/profile/matching')}>おすすめの優先度</Link>
            </p>
          )}
        </ProfileBlock>
      ))}
    </article>
  )
}

/** One term says what its block's heading says already. */
const Terms = ({ terms }: { terms: ProfileDocument['blocks'][number]['terms'] }) => (
  <dl className={terms.length > 1 ? 'doc-terms' : 'doc-terms alone'}>
    {terms.map(({ name, value }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>
          <LinkedText>{value}</LinkedText>
        </dd>
      </div>
    ))}
  </dl>
)

const Veil = ({ children }: { children: React.ReactNode }) => (
  <p className="veil">
    <Icon name="lock" />
    <span>{children}</span>
  </p>
)

const Unwritten = () => <p className="muted">まだ書かれていません。</p>
