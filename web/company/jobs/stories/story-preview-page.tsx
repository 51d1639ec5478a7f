import { href, Link } from 'react-router'
import { readingMinutes } from '#contract/jobs/stories/story-problems.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { orNotFound } from '#web/platform/api/refusal.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { StoryArticle } from '#web/jobs/stories/story-article.tsx'
import type { Route } from './+types/story-preview-page.ts'
import './story-editor.css'

const EDIT = href('/online/companies/stories/edit')

export async function loader({ context, url }: Route.LoaderArgs) {
  const { id, content } = await context
    .get(apiContext)
    .company_users.stories.show({ id: url.searchParams.get('id') ?? '' })
    .catch((error: unknown) => orNotFound(error, 'このストーリーはありません。'))
  return { id, content }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'ストーリーのプレビュー',
    description: '保存した下書きを、公開されるとおりに確かめます。',
    path: href('/online/companies/stories/preview'),
    noindex: true,
  })

export const handle = crumbs({ above: [{ to: href('/online/companies/stories'), label: 'ストーリー' }], here: 'プレビュー' })

export default function StoryPreviewPage({ loaderData: { id, content } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <div className="story-preview-bar">
        <h1>プレビュー</h1>
        <Link className="button small" to={`${EDIT}?id=${id}`}>
          編集に戻る
        </Link>
        <p className="small">保存した下書きです。公開されると、このように表示されます。</p>
      </div>
      <article className="panel" inert>
        <StoryArticle content={content} line={`読了 約${readingMinutes(content)}分`} path="" heading="h2" />
      </article>
    </div>
  )
}
