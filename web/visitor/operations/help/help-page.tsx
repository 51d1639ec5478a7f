import { Form, href, Link } from 'react-router'
import { docsSearchAddress, guideAddress } from '#contract/platform/docs/docs-address.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { faqPage } from '#web/platform/structured/faq-page.ts'
import { StructuredData } from '#web/platform/structured/structured-data.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { useOpenTarget } from '#web/ui/use-open-target.ts'
import type { Route } from './+types/help-page.ts'
import { QuestionItem } from './question-item.tsx'
import { questionGroups } from './questions/question-groups.ts'
import { searchQuestions } from './search-questions.ts'
import styles from './help-page.module.css'

const PATH = href('/help')
const LONGEST = 200
/** Up to so many found answers stand open; more are easier to choose from closed. */
const OPEN = 3

export function loader({ url }: Route.LoaderArgs) {
  const typed = (url.searchParams.get('q') ?? '').trim().slice(0, LONGEST)
  const groups = searchQuestions(typed)
  const count = groups.reduce((sum, { questions }) => sum + questions.length, 0)
  const linkedData = typed === '' ? JSON.stringify(faqPage(questionGroups.flatMap(({ questions }) => questions))) : null
  return { typed, groups, count, linkedData }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: 'ヘルプ・よくある質問',
    description: '登録、求人のさがしかた、応募、公開範囲、企業の登録と採用について、よくある質問にお答えします。',
    path: PATH,
    noindex: !!loaderData?.typed,
  })

export default function HelpPage({ loaderData: { typed, groups, count, linkedData } }: Route.ComponentProps) {
  useOpenTarget()
  return (
    <div className={`wrap ${styles.help}`}>
      {linkedData && <StructuredData json={linkedData} />}
      <h1>ヘルプ・よくある質問</h1>
      <search className={styles.search}>
        <Form action={PATH}>
          <input
            className="input"
            type="search"
            name="q"
            maxLength={LONGEST}
            defaultValue={typed}
            key={typed}
            aria-label="質問を検索"
            placeholder="例：退会 データ"
          />
          <button className="button primary">
            <Icon name="search" />
            検索
          </button>
        </Form>
      </search>
      {typed === '' ? (
        <nav aria-label="質問の分類" className={styles.groups}>
          {groups.map(({ id, name }) => (
            <a key={id} className="chip plain" href={`#${id}`}>
              {name}
            </a>
          ))}
        </nav>
      ) : (
        <p className={styles.found}>
          <output>
            「<bdi>{typed}</bdi>」を含む質問：{count}件
          </output>
          <Link to={PATH}>すべての質問を表示</Link>
        </p>
      )}
      {count === 0 && (
        <div className={styles.nothing}>
          <EmptyState title="見つかりませんでした">言葉を減らすか、別の言いかたで検索してください。</EmptyState>
        </div>
      )}
      {groups.map(({ id, name, questions }) => (
        <section key={id} aria-labelledby={id} className={styles.group}>
          <h2 id={id}>{name}</h2>
          {questions.map((question) => (
            <QuestionItem key={`${typed} ${question.id}`} {...question} isOpen={typed !== '' && count <= OPEN} />
          ))}
        </section>
      ))}
      <Ways typed={typed} />
    </div>
  )
}

/** Where one goes on whose question is not here. */
const Ways = ({ typed }: { typed: string }) => (
  <section aria-labelledby="ways" className={styles.ways}>
    <h2 id="ways">答えが見つからないときは</h2>
    <ul>
      <li>
        <Link to={typed === '' ? guideAddress('ja', 'index') : `${docsSearchAddress('ja')}?${new URLSearchParams({ q: typed })}`}>
          {typed === '' ? 'ドキュメントを読む' : 'ドキュメントで同じ言葉を検索する'}
        </Link>
        <p className="small muted">求職者、採用担当、運営する方のための詳しい説明です。</p>
      </li>
      <li>
        <Link to={href('/about/contact')}>運営に問い合わせる</Link>
        <p className="small muted">7日以内に確かめて答えます。</p>
      </li>
    </ul>
  </section>
)
