import { Link } from 'react-router'
import { pageMeta } from '#web/shell/page-meta.ts'
import { safePath } from '#web/shell/guards/safe-path.ts'
import { siteContext } from '#web/page-context.ts'
import type { Route } from './+types/contact-page.ts'
import { Document } from './document/document.tsx'
import { OperatorTerms } from './document/operator-terms.tsx'
import { useOperator } from './document/use-operator.ts'

export const loader = ({ context, url }: Route.LoaderArgs) => {
  const about = safePath(url.searchParams.get('about'))
  return { about: about ? context.get(siteContext).origin + about : null }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: '問い合わせと通報',
    description: '求人の誤りの指摘、苦情、そのほかの問い合わせの窓口です。',
    path: '/about/contact',
    noindex: !!loaderData?.about,
  })

export default function ContactPage({ loaderData: { about } }: Route.ComponentProps) {
  const operator = useOperator()
  return (
    <Document title="問い合わせと通報" lead={<p>求人や企業の情報が事実と違う、法令に反している、といった指摘と、苦情やそのほかの問い合わせを受け付けます。</p>}>
      {about && (
        <section id="about">
          <h2>知らせるページ</h2>
          <p>次のアドレスを、メールに書いてお送りください。</p>
          <p className="formula address">{about}</p>
        </section>
      )}
      <section id="how">
        <h2>送りかた</h2>
        {operator.email ? (
          <p>
            <a className="button primary" href={mailto(operator.email, about)}>
              {about ? 'このページをメールで知らせる' : 'メールで問い合わせる'}
            </a>
          </p>
        ) : (
          <p className="note warn">窓口のメールアドレスは、まだ設定されていません。運営者が設定すると、ここに表示されます。</p>
        )}
        <ul>
          <li>どのページの、どこが、どう違うかを書いていただけると、早く確かめられます。</li>
          <li>指摘を受けた求人は、企業に確かめます。誤りと分かったら、直るまで載せるのをやめます。</li>
          <li>メッセージの中身を送っていただく必要はありません。</li>
        </ul>
        <p>募集の内容についての質問は、求人の「連絡先」から、企業に直接お送りください。</p>
        <p>
          自分の情報の開示や消去の求めも、この窓口で受けます。<Link to="/privacy#rights">個人情報の扱い</Link>
        </p>
      </section>
      <section id="operator">
        <h2>苦情・相談の窓口</h2>
        <OperatorTerms operator={operator} />
      </section>
    </Document>
  )
}

const mailto = (address: string, about: string | null) =>
  `mailto:${address}${about ? `?subject=${encodeURIComponent('ページについての指摘')}&body=${encodeURIComponent(`${about}\n\n`)}` : ''}`
