import { href, Link, redirect } from 'react-router'
import { ChoiceField } from '#web/platform/forms/page-form/choice-field.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { TextField } from '#web/platform/forms/page-form/text-field.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { areaContext } from '#web/platform/api/page-context.ts'
import { safePath } from '#contract/platform/text/safe-path.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { Document } from '../document/document.tsx'
import { OperatorTerms, useOperator } from '../document/operator-terms.tsx'
import type { Route } from './+types/contact-page.ts'
import { reportKinds } from '#contract/operations/reports/ticket-words.ts'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'

const PATH = href('/about/contact')

export const loader = ({ context, url }: Route.LoaderArgs) => {
  const { searchParams } = url
  const about = safePath(searchParams.get('about'))
  const number = Number(searchParams.get('number')) || null
  return {
    about,
    isPage: reportedPage(about).about !== 'service',
    isSignedIn: context.get(areaContext) === 'candidate',
    number,
    isMailed: searchParams.has('mailed'),
  }
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async (api, { kind, note, email }) => {
    const about = reportedPage(safePath(args.url.searchParams.get('about')))
    const told = { kind: textOf(kind) as Parameters<typeof api.reports.create>[0]['kind'], note: textOf(note), email: textOf(email) }
    const { number, is_mailed } = await api.reports.create({ ...about, ...told })
    return redirect(`${PATH}?number=${number}${is_mailed ? '&mailed=1' : ''}#sent`, 303)
  })

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: '問い合わせと通報',
    description: '求人の誤りの指摘、苦情、そのほかの問い合わせの窓口です。',
    path: PATH,
    noindex: !!loaderData?.about,
  })

export default function ContactPage({ loaderData: { about, isPage, isSignedIn, number, isMailed } }: Route.ComponentProps) {
  const operator = useOperator()
  return (
    <Document title="問い合わせと通報" lead={<p>求人や企業の情報が事実と違う、法令に反している、といった指摘と、苦情やそのほかの問い合わせを受け付けます。</p>}>
      {number && (
        <section id="sent">
          <div className="note green">
            <output>
              受け付けました。受付番号は <strong className="num">{number}</strong> です。7日以内に確かめて答えます。
              {isMailed && '受付番号を、メールでも送りました。'}
            </output>
          </div>
          {isSignedIn && (
            <p>
              状況は、<Link to={href('/settings/reports')}>設定の「通報と申し出」</Link>で見られます。
            </p>
          )}
        </section>
      )}
      {!number && (
        <section id="form">
          <h2>{isPage ? 'このページを通報する' : '知らせる'}</h2>
          {about && (
            <p>
              <Link to={about}>{isPage ? '通報するページを見る' : '知らせるページを見る'}</Link>
            </p>
          )}
          <ComplaintForm isPage={isPage} isSignedIn={isSignedIn} />
          <ul>
            <li>あなたが知らせたことは、相手には伝わりません。</li>
            <li>指摘を受けた求人は、企業に確かめます。誤りと分かったら、直るまで載せるのをやめます。</li>
            <li>メッセージについては、そのやりとりの「通報する」からお知らせください。</li>
          </ul>
          <p>募集の内容についての質問は、求人の「連絡先」から、企業に直接お送りください。</p>
          <p>
            自分の情報の開示、訂正、利用の停止、消去の求めは、ログインして<Link to={href('/settings/requests')}>個人情報の請求</Link>
            からお送りください。ログインできない方は、ここからお知らせください。<Link to={`${href('/privacy')}#rights`}>個人情報の扱い</Link>
          </p>
        </section>
      )}
      <section id="operator">
        <h2>苦情・相談の窓口</h2>
        <OperatorTerms operator={operator} />
        {operator.email && (
          <p>
            <a href={`mailto:${operator.email}`}>メールで問い合わせる</a>
          </p>
        )}
      </section>
    </Document>
  )
}

/** The page of a job, a company or a story from which the visitor came, as the API names it; any other page makes a complaint without one. */
function reportedPage(about: string | null | undefined): { about: 'job' | 'company' | 'story'; id: number } | { about: 'service' } {
  const [, page, id] = /^\/(job_offer|company|company\/stories)\/detail\?id=(\d{1,10})$/.exec(about ?? '') ?? []
  if (!page) return { about: 'service' }
  return { about: ({ job_offer: 'job', company: 'company' } as const)[page as 'job_offer' | 'company'] ?? 'story', id: Number(id) }
}

/** Works without scripts. Operators answer signed-in users in their account; others may leave an address. */
function ComplaintForm({ isPage, isSignedIn }: { isPage: boolean; isSignedIn: boolean }) {
  const form = usePageForm<{ kind: string; note: string; email: string }>(undefined, { kind: isPage ? '' : 'complaint' })
  const kinds = Object.entries(reportKinds).filter(([kind]) => !isPage || kind !== 'complaint')
  return (
    <PageForm className="stack complaint-form">
      <FormRefusal result={form.result} />
      <ChoiceField of={form} name="kind" label="種類" required none="選んでください" names={Object.fromEntries(kinds)} />
      <TextField
        of={form}
        name="note"
        label="詳細"
        need={isPage ? 'may' : 'must'}
        hint="どこが、どう違うかを書いていただけると、早く確かめられます。メッセージの中身は書かなくてかまいません。"
        rows={5}
        maxLength={2_000}
        required={!isPage}
      />
      {!isSignedIn && (
        <TextField
          of={form}
          name="email"
          label="返信を受け取るメールアドレス"
          need="may"
          hint="書いていただくと、受付番号と回答を送ります。"
          type="email"
          autoComplete="email"
          maxLength={254}
        />
      )}
      <SubmitButton look="primary">{isPage ? '通報する' : '送る'}</SubmitButton>
    </PageForm>
  )
}
