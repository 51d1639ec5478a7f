import { href, Link, redirect } from 'react-router'
import type { OwnStoryItem } from '#contract/jobs/stories/company-stories.ts'
import { storyKindNames } from '#contract/jobs/stories/story-parts.ts'
import { dateText } from '#contract/platform/time/japan-time.ts'
import { CompanyPageNav } from '#web/company/companies/page/company-page-nav.tsx'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { type Columns, DataTable } from '#web/ui/list/data-table.tsx'
import { ListPage } from '#web/ui/list/list-page.tsx'
import type { Route } from './+types/stories-page.ts'
import { storyStatusWords } from './story-status-words.ts'
import '../jobs.css'

const PATH = href('/online/companies/stories')

export async function loader({ context, url }: Route.LoaderArgs) {
  const { stories } = await context.get(apiContext).company_users.stories.list()
  return { stories, isDeleted: url.searchParams.get('done') === 'deleted', now: new Date().toISOString() }
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async ({ company_users }, _values, intent) => {
    const { id } = await company_users.stories.create({ kind: intent === 'interview' ? 'interview' : 'article' })
    return redirect(`${PATH}/edit?id=${id}`, 303)
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '自社のストーリー', description: '記事とインタビューを書き、公開を申請します。', path: PATH, noindex: true })

export const handle = crumbs({ here: 'ストーリー' })

export default function StoriesPage({ loaderData: { stories, isDeleted, now } }: Route.ComponentProps) {
  const mayEdit = useCompanyAccount().acts.includes('edit_company')
  const { result } = usePageForm()
  return (
    <div className="wrap own-jobs">
      <ListPage
        title="ストーリー"
        act={
          mayEdit && (
            <PageForm className="row">
              <SubmitButton intent="interview" look="small">
                インタビューを作成
              </SubmitButton>
              <SubmitButton intent="article" look="small">
                記事を作成
              </SubmitButton>
            </PageForm>
          )
        }
        answer={<FormAnswer result={result} done={isDeleted && '削除しました。'} />}
        filters={<CompanyPageNav current="stories" />}
        isEmpty={stories.length === 0}
        of="ストーリー"
        empty="働く人や仕事の進め方を、記事やインタビューで紹介できます。運営の審査のあと、企業ページと求人に表示されます。"
      >
        <DataTable caption="ストーリー" columns={columnsAt(new Date(now))} rows={stories} id={({ id }) => id} />
      </ListPage>
    </div>
  )
}

const columnsAt = (now: Date): Columns<OwnStoryItem> => [
  {
    key: 'title',
    header: 'タイトル',
    cell: ({ id, title }) => (
      <Link to={`${PATH}/edit?id=${id}`}>
        <bdi>{title || '（タイトル未入力）'}</bdi>
      </Link>
    ),
    sort: ({ title }) => title,
  },
  { key: 'kind', header: '種類', cell: ({ kind }) => storyKindNames[kind], sort: ({ kind }) => storyKindNames[kind] },
  {
    key: 'state',
    header: '状態',
    cell: (story) => {
      const { label, tone, sentence } = storyStatusWords(story, now)
      return (
        <>
          <span className={`label ${tone}`}>{label}</span> <span className="small muted">{sentence}</span>
        </>
      )
    },
  },
  { key: 'updated', header: '更新', kind: 'end', cell: ({ updated_at }) => dateText(updated_at, now), sort: ({ updated_at }) => updated_at },
]
