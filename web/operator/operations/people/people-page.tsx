import { href } from 'react-router'
import { readSearch } from '#contract/jobs/search/read-search.ts'
import { PeopleSearch } from '#contract/operations/candidates/people-search.ts'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { TextField } from '#web/platform/forms/page-form/text-field.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { useOperatorAccount } from '#web/operator/use-operator-account.ts'
import { loadList } from '#web/work/table/load-list.ts'
import { WorkList } from '#web/work/table/work-list.tsx'
import { workSource } from '#web/work/table/work-source.ts'
import type { Route } from './+types/people-page.ts'
import { peopleColumns } from './people-columns.tsx'

/** Without a word, a tag or a restriction nobody is found: there is no list of everybody. */
const peopleList = workSource({
  name: 'people',
  search: PeopleSearch,
  ask: async ({ operators }, search) => {
    const { people: rows, ...found } = await operators.people.search(search)
    return { rows, ...found }
  },
})

export async function loader(args: Route.LoaderArgs) {
  const { q } = readSearch(PeopleSearch, args.url.searchParams)
  const typed = args.url.searchParams.get('q')?.trim() ?? ''
  return { ...(await loadList(args, peopleList)), isTooShort: typed !== '' && q === undefined }
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async (api, { email }) => {
    await api.operators.people.send_sign_up_mail({ email: textOf(email) })
    return '確認メールを再送しました。前のリンクは使えません。'
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '求職者とメンバー', description: '1人を検索して、状態を確認します。', path: href('/operator/people'), noindex: true })

export default function PeoplePage({ loaderData }: Route.ComponentProps) {
  const { is_capped, isTooShort, tags, now } = loaderData
  return (
    <div className="stack">
      <WorkList
        loaded={loaderData}
        title="求職者と企業のメンバー"
        answer={
          <>
            <p className="small muted">検索したことと、開いた人は、操作の記録に残ります。全員の一覧はありません。</p>
            {isTooShort && (
              <p className="note warn" role="alert">
                2文字以上、254文字までで入力してください。
              </p>
            )}
            {is_capped && <p className="note warn">はじめの20人です。もう少し長く入力してください。</p>}
          </>
        }
        filters={[
          { name: 'q', label: '人を検索', type: 'search', hint: 'アドレスの全体、ID、名前のはじめ', maxLength: 254 },
          ...(tags.length > 0 ? [{ name: 'tag', label: 'タグ', options: Object.fromEntries(tags.map((tag) => [tag, tag])) }] : []),
          { name: 'restricted', label: '状態', options: { true: '制限中' } },
          { name: 'area', label: '区分', options: { candidate: '求職者', company: '企業のメンバー' } },
        ]}
        columns={peopleColumns(new Date(now))}
        unit="人"
        of="人"
        empty="メールアドレスの全体、ID、名前のはじめ（2文字以上）で検索します。タグや「制限中」の条件でも絞り込めます。"
      />
      <SignUpMail />
    </div>
  )
}

/** For somebody whose registration mail did not arrive: they are in no list before their address is proved. */
function SignUpMail() {
  const { acts } = useOperatorAccount()
  const form = usePageForm<{ email: string }>()
  if (!acts.includes('help_people')) return null
  return (
    <section aria-labelledby="sign-up-mail">
      <h2 id="sign-up-mail">登録の確認メールが届かないとき</h2>
      <FormAnswer result={form.result} />
      <PageForm of={form}>
        <TextField of={form} name="email" label="登録に使ったメールアドレス" type="email" maxLength={254} autoComplete="off" required />
        <SubmitButton>確認メールを再送</SubmitButton>
      </PageForm>
    </section>
  )
}
