import { Form, href, Link } from 'react-router'
import type { FoundPerson } from '#contract/operations/candidates/operator-people.ts'
import { Field } from '#web/platform/forms/field.tsx'
import { apiContext } from '#web/platform/api/page-context.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { refusalOf } from '#web/platform/api/refusal.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import type { Route } from './+types/people-page.ts'
import { columnsOf, type WorkColumns } from '#web/work/table/work-columns.ts'
import { WorkTable } from '#web/work/table/work-table.tsx'
import '#web/ui/styles/label.css'
import '../reports/reports.css'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { TextField } from '#web/platform/forms/page-form/text-field.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { useOperatorAccount } from '#web/operator/use-operator-account.ts'

type Found = { people: FoundPerson[]; is_capped: boolean; problem?: string }

export async function loader({ context, url }: Route.LoaderArgs) {
  const q = url.searchParams.get('q')?.trim() ?? ''
  const found: Found | null = q
    ? await context
        .get(apiContext)
        .operators.people.search({ q })
        .catch((error: unknown) => {
          const refusal = refusalOf(error)
          if (refusal?.code !== 'INPUT_INVALID') throw error
          return { people: [], is_capped: false, problem: Object.values(refusal.issues)[0] ?? refusal.sentence }
        })
    : null
  return { q, found }
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async (api, { email }) => {
    await api.operators.people.send_sign_up_mail({ email: textOf(email) })
    return '確認メールを送りなおしました。前のリンクは使えません。'
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '求職者とメンバー', description: '一人をさがして、状態を見ます。', path: href('/operator/people'), noindex: true })

export default function PeoplePage({ loaderData: { q, found } }: Route.ComponentProps) {
  return (
    <div className="stack ticket">
      <h1>求職者と企業のメンバー</h1>
      <p className="prose small">
        メールアドレスの全体、ID、または名前のはじめでさがします。さがしたことと、開いた人は、操作の記録に残ります。一覧はありません。
      </p>
      <Form method="get" className="row people-find">
        <Field label="さがす人" error={found?.problem}>
          <input className="input" name="q" type="search" data-key="/" required minLength={2} maxLength={254} defaultValue={q} autoComplete="off" />
        </Field>
        <button type="submit" className="button primary">
          さがす
        </button>
      </Form>
      {found && !found.problem && <People {...found} />}
      <SignUpMail />
    </div>
  )
}

const columns: WorkColumns<FoundPerson> = [
  {
    key: 'name',
    header: '名前',
    cell: ({ area, id, name }) => (
      <Link to={`${href('/operator/people/detail')}?area=${area}&id=${id}`}>
        <bdi>{name || '（名前は未登録）'}</bdi>
      </Link>
    ),
  },
  { key: 'email', header: 'メールアドレス', cell: ({ email }) => email },
  {
    key: 'who',
    header: 'だれ',
    cell: ({ company }) =>
      company ? (
        <>
          <bdi>{company.name}</bdi>のメンバー
        </>
      ) : (
        '求職者'
      ),
  },
  {
    key: 'state',
    header: '状態',
    kind: 'state',
    cell: ({ is_restricted }) => <span className={`label ${is_restricted ? 'warn' : ''}`}>{is_restricted ? '制限中' : '利用中'}</span>,
  },
]

function People({ people, is_capped }: Found) {
  if (people.length === 0) return <p>見つかりません。アドレスは、全体を入力してください。</p>
  return (
    <>
      {is_capped && <p className="note warn">はじめの20人です。もう少し長く入力してください。</p>}
      <WorkTable caption="見つかった人" columns={columnsOf(columns)} rows={people} id={({ id }) => id} rowsKey="people" />
    </>
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
        <SubmitButton>確認メールを送りなおす</SubmitButton>
      </PageForm>
    </section>
  )
}
