import { href, useActionData } from 'react-router'
import { apiContext } from '#web/platform/api/page-context.ts'
import { orNotFound } from '#web/platform/api/refusal.ts'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { reachServer } from '#web/platform/forms/reach-server.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { StoryArticle } from '#web/jobs/stories/story-article.tsx'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import '#web/company/companies/page/own-page.css'
import '#web/company/platform/editor/editor.css'
import type { Route } from './+types/story-edit-page.ts'
import { actOnStory } from './act-on-story.ts'
import { StoryActs, STATUS } from './story-acts.tsx'
import { StoryEditor } from './story-editor.tsx'
import './story-editor.css'

const PATH = href('/online/companies/stories/edit')

export async function loader({ context, url }: Route.LoaderArgs) {
  const story = await context
    .get(apiContext)
    .company_users.stories.show({ id: url.searchParams.get('id') ?? '' })
    .catch((error: unknown) => orNotFound(error, 'このストーリーはありません。'))
  return { story, now: new Date().toISOString() }
}

export const action = (args: Route.ActionArgs) => actOnStory(args)
export const clientAction = reachServer

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: `${loaderData?.story.content.title || 'ストーリー'}の編集`,
    description: 'ストーリーを書き、公開を申請します。',
    path: PATH,
    noindex: true,
  })

export const handle = crumbs<Route.ComponentProps['loaderData']>(({ story }) => ({
  above: [{ to: href('/online/companies/stories'), label: 'ストーリー' }],
  here: <bdi>{story.content.title || '（タイトル未入力）'}</bdi>,
}))

export default function StoryEditPage({ loaderData: { story, now } }: Route.ComponentProps) {
  const mayEdit = useCompanyAccount().acts.includes('edit_company')
  const result = useActionData<FormResult>()
  return (
    <div className="wrap editor-page">
      <header className="editor-head">
        <h1>ストーリーの編集</h1>
        {result?.form === STATUS && <FormAnswer result={result} />}
        <StoryActs story={story} now={now} />
      </header>
      {mayEdit ? (
        <StoryEditor key={story.id} story={story} />
      ) : (
        <>
          <p className="note">ストーリーを書くのは、管理者かリクルーターです。ここでは、下書きの見え方を確かめられます。</p>
          <div className="panel" inert>
            <StoryArticle content={story.content} line="" path="" heading="h2" />
          </div>
        </>
      )}
    </div>
  )
}
