import { href, Link } from 'react-router'
import { VisibleProfile } from '#web/candidates/visibility/visible-profile.tsx'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import { MatchLines } from '#web/matching/match-lines.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { KeyHint } from '#web/work/keys/key-hint.tsx'
import { candidatePath } from '../candidates-path.ts'
import { FavoriteForm } from '../favorite-form.tsx'
import { ListsForm } from '../lists/lists-form.tsx'
import { OwnSections } from '../own/own-sections.tsx'
import type { LoadedPeople, LoadedPerson } from '../load/load-candidates.ts'
import type { Opened } from '../load/load-opened.ts'
import './preview.css'

type Lists = LoadedPeople['lists']
type CandidatePreviewProps = { opened: Opened | null; looked: LoadedPerson | undefined; lists: Lists }

/**
 * Beside the list: the opened profile, or of the row that has the focus what the list knows of it. Only opening leaves a line with the candidate and uses the day's number,
 * so walking through the list with J and K does neither (docs/decisions/0098).
 */
export function CandidatePreview({ opened, looked, lists }: CandidatePreviewProps) {
  const isOpened = opened && (!looked || looked.person.id === opened.id)
  return (
    <section className="people-preview" aria-label="選んだ候補者">
      {isOpened ? <OpenedProfile opened={opened} match={looked?.match ?? null} lists={lists} /> : looked ? <Glance row={looked} /> : <Nobody />}
    </section>
  )
}

const Nobody = () => (
  <div className="preview-nobody">
    <p>候補者を選ぶと、ここにプロフィールを表示します。</p>
    <p className="small muted preview-keys">
      <kbd>J</kbd> 次　<kbd>K</kbd> 前　<kbd>Enter</kbd> プロフィールを開く
    </p>
  </div>
)

/** What the list knows, without opening anything. */
function Glance({ row: { person, lines, match, to } }: { row: LoadedPerson }) {
  return (
    <article className="preview-in" key={person.id}>
      <header className="preview-head">
        <Link className="button primary" to={to} preventScrollReset>
          プロフィールを開く
        </Link>
        <span className="small muted">開くと、相手の「見られた記録」に残ります。</span>
      </header>
      <div className="preview-body">
        <h2>
          <bdi>{person.job_history_name || '（見出し未入力）'}</bdi>
        </h2>
        {match && match.lines.length > 0 && (
          <section className="preview-match" aria-label="求人との適合">
            <MatchLines match={match} />
          </section>
        )}
        {person.excerpt && <p className="prose">{person.excerpt}</p>}
        <dl className="terms">
          {lines.terms.map(({ name: label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </article>
  )
}

function OpenedProfile({ opened, match, lists }: { opened: Opened; match: LoadedPerson['match']; lists: Lists }) {
  const { acts } = useCompanyAccount()
  if ('refused' in opened) return <p className="preview-nobody">{opened.refused}</p>
  const { id, profile, marked, is_favorited, list_ids, scouted_at, views_left, own } = opened
  const composer = `${href('/online/companies/scouts/new')}?candidate_id=${id}`
  return (
    <article className="preview-in" key={id}>
      <header className="preview-head">
        {acts.includes('scout') && !scouted_at && (
          <Link className="button primary" to={composer} data-key="s">
            <Icon name="edit" />
            スカウト
            <KeyHint of="s" />
          </Link>
        )}
        {acts.includes('scout') && scouted_at && (
          <Link className="button" to={composer}>
            スカウトを訂正
          </Link>
        )}
        {acts.includes('search_candidates') && <ListsForm candidate_id={id} list_ids={list_ids} lists={lists} />}
        {acts.includes('search_candidates') && <FavoriteForm candidate_id={id} is_favorited={is_favorited} />}
        <Link className="button bare" to={candidatePath(id)}>
          <Icon name="open" />
          ページで開く
        </Link>
        <span className="small muted">閲覧を記録しました・今日はあと{views_left}人</span>
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls is reached by the keyboard */}
      <section className="preview-body" tabIndex={0} aria-label="プロフィールの内容">
        {match && match.lines.length > 0 && (
          <div className="preview-match">
            <MatchLines match={match} />
          </div>
        )}
        <VisibleProfile profile={profile} marked={marked} />
        {own && <OwnSections {...opened} candidate_id={id} own={own} now={new Date(opened.now)} />}
      </section>
    </article>
  )
}
