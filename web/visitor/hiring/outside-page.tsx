import type { ReactNode } from 'react'
import { href, redirect, useRouteLoaderData } from 'react-router'
import type { Api } from '#contract/index.ts'
import { consentFacts, LINK_DAYS, outsideSources } from '#contract/hiring/outside/outside-names.ts'
import type { OutsidePerson } from '#contract/hiring/outside/outside-people.ts'
import type { Site } from '#contract/pages.ts'
import { longDateText } from '#contract/platform/time/japan-time.ts'
import { DoneNote } from '#web/platform/forms/done-note.tsx'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { TextField } from '#web/platform/forms/page-form/text-field.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { linkMeta, tokenIn, undefinedIfDead, useCleanAddress } from '#web/visitor/accounts/links/mailed-link.tsx'
import type { Route } from './+types/outside-page.ts'
import { OwnFields } from './own-fields.tsx'
import '#web/visitor/accounts/registration.css'
import '#web/jobs/detail/terms/terms.css'

const PATH = href('/outside')
const pathOf = (token: string) => `${PATH}?token=${encodeURIComponent(token)}`

/** Opening the link changes nothing: mail programs open links, too. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const token = tokenIn(url)
  const done = url.searchParams.get('done')
  const person = token ? await context.get(apiContext).outside_people.open({ token }).catch(undefinedIfDead) : undefined
  return { token, person, done }
}

export const headers = () => ({ 'Cache-Control': 'no-store' })

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async ({ outside_people }, values, intent) => {
    const token = tokenIn(args.url)
    if (intent === 'link') {
      await outside_people.ask_for_link({ email: textOf(values.email) })
      return redirect(`${PATH}?done=link`, 303)
    }
    if (intent === 'withdraw') {
      await outside_people.withdraw({ token })
      return redirect(`${PATH}?done=withdrawn`, 303)
    }
    const own = {
      token,
      name: textOf(values.name),
      phone_number: textOf(values.phone_number),
      may_upload: values.may_upload === 'on',
      ...(values.file instanceof File && values.file.size > 0 ? { file: values.file } : {}),
    }
    const next = await (intent === 'consent' ? outside_people.consent(own) : outside_people.change({ ...own, remove_file: values.remove_file === 'on' }))
    return redirect(`${pathOf(next.token)}&done=${intent === 'consent' ? 'consented' : 'changed'}`, 303)
  })

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, {
    title: '採用選考への登録',
    description: '企業が登録しようとしている内容を確かめ、同意する・断るページです。',
    path: PATH,
    noindex: true,
  }),
  linkMeta,
]

const sentences: Record<string, string> = {
  consented: '同意しました。',
  changed: '保存しました。',
  link: 'このアドレスの登録があれば、リンクをメールで送りました。届かないときは、迷惑メールも確かめてください。',
  withdrawn: 'すべて削除しました。この企業から、同じお願いは届きません。',
}

/** For somebody without an account whom a company wants to add, or has added with their consent. */
export default function OutsidePage({ loaderData: { token, person, done } }: Route.ComponentProps) {
  useCleanAddress()
  const { result } = usePageForm()
  const mail = useRouteLoaderData<Site>('root')?.mail
  const receipt = done === 'consented' && mail !== 'none' ? '同じ内容を確かめるリンクを、メールでも送りました。' : ''
  const sentence = (sentences[done ?? ''] ?? '') + receipt
  return (
    <div className="wrap registration">
      <h1>採用選考への登録</h1>
      {sentence && !result && <DoneNote result={{ saved: true, sentence }} />}
      <FormRefusal result={result} />
      {person && !person.consented_at && <Asked person={person} token={token} />}
      {person?.consented_at && <Consented person={person} token={token} />}
      {!person && <AskForLink isDead={token !== ''} />}
    </div>
  )
}

function Facts({ person: { company, position_title, source, added_by, keep_months, email, is_entered } }: { person: OutsidePerson }) {
  const facts: (readonly [label: string, value: ReactNode])[] = [
    ['あなたのアドレス', email],
    ['求人', position_title ? <bdi key="job">{position_title}</bdi> : '決まっていません'],
    [
      is_entered ? '紹介した人' : '登録した人',
      <span key="added_by">
        <bdi>{added_by}</bdi>（{outsideSources[source]}）
      </span>,
    ],
    ...consentFacts({ company_name: company.name, keep_months }).map(([label, value]) => [label, <bdi key={label}>{value}</bdi>] as const),
  ]
  return (
    <dl className="terms">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

type Shown = { person: OutsidePerson; token: string }

function Asked({ person, token }: Shown) {
  return (
    <>
      <p className="prose">
        {person.is_entered ? (
          <>
            「<bdi>{person.company.name}</bdi>」の採用選考への登録を確かめます。まだ企業には何も届いていません。
          </>
        ) : (
          <>
            「<bdi>{person.company.name}</bdi>」が、あなたを採用選考の候補者として登録しようとしています。いま企業にあるのは、氏名とメールアドレスだけです。
          </>
        )}
        {longDateText(person.answer_due_at)}までに答えがないときは、すべて削除します。
      </p>
      <Facts person={person} />
      <PageForm action={pathOf(token)} encType="multipart/form-data" reloadDocument>
        <OwnFields person={person} />
        <SubmitButton intent="consent" look="primary wide">
          同意して登録する
        </SubmitButton>
      </PageForm>
      <PageForm action={pathOf(token)} reloadDocument>
        <SubmitButton intent="withdraw">断る（すべて削除）</SubmitButton>
        <p className="hint">
          断ると、この企業にあるあなたの登録をすべて削除します。断ったことだけを、アドレスがわからない形で残し、この企業からのお願いを止めます。
        </p>
      </PageForm>
    </>
  )
}

function Consented({ person, token }: Shown) {
  return (
    <>
      <p className="prose">
        「<bdi>{person.company.name}</bdi>」の採用選考に登録されています。{longDateText(person.deleted_at)}までに選考の更新がないときは、自動で削除します。
      </p>
      <Facts person={person} />
      {person.opened_at.length > 0 && <p className="hint">企業が履歴書を開いた日：{[...new Set(person.opened_at.map((at) => longDateText(at)))].join('、')}</p>}
      <PageForm action={pathOf(token)} encType="multipart/form-data" reloadDocument>
        <OwnFields person={person} />
        <SubmitButton intent="change" look="primary wide">
          保存する
        </SubmitButton>
      </PageForm>
      <form method="post" action={href('/outside/export')}>
        <input type="hidden" name="token" value={token} />
        <button type="submit" className="button">
          自分のデータをダウンロード
        </button>
      </form>
      <details>
        <summary>同意を取り消して、すべて削除する</summary>
        <PageForm action={pathOf(token)} reloadDocument>
          <p className="hint">
            氏名、連絡先、履歴書、選考の記録を、すぐに削除します。戻せません。この企業から、同じお願いは届きません。
            これからの面談・面接の予定と候補日も取り消され、企業の担当者に知らせます（氏名は知らせません）。
          </p>
          <SubmitButton intent="withdraw" look="danger">
            すべて削除する
          </SubmitButton>
        </PageForm>
      </details>
    </>
  )
}

function AskForLink({ isDead }: { isDead: boolean }) {
  const form = usePageForm<Parameters<Api['outside_people']['ask_for_link']>[0]>()
  return (
    <>
      {isDead && !form.result && (
        <p className="note alert" role="alert">
          このリンクは使えません。使い終わったか、期限が過ぎているか、登録が削除されています。
        </p>
      )}
      <p className="prose">企業に登録された内容を確かめるリンクを、メールで受け取れます。リンクは{LINK_DAYS}日のあいだ使えます。</p>
      <PageForm action={PATH} reloadDocument>
        <TextField of={form} name="email" label="メールアドレス" type="email" inputMode="email" autoComplete="email" maxLength={254} required />
        <SubmitButton intent="link" look="primary wide">
          リンクを受け取る
        </SubmitButton>
      </PageForm>
    </>
  )
}
