import { Form, href, Link, useLocation } from 'react-router'
import type { Tip } from '#contract/candidates/account/tips.ts'
import './tip-line.css'

const texts: Record<Tip, string> = {
  save_search: 'ベルの「保存」を押すと、この条件に合う新しい求人をお知らせします。',
  profile_levels: '企業に見える内容は、段階で変わります。上の切り替えで、段階ごとに確かめられます。',
  answer_later: 'すぐに決められないときは、⋯ の「あとで返信する」で、決めた時間にもう一度お知らせします。',
}

/** What a new candidate would not find alone, in one line; gone for good once it is closed. The page asks `useTip` before it loads this. */
export default function TipLine({ tip }: { tip: Tip }) {
  const { pathname, search } = useLocation()
  return (
    <Form className="tip-line" method="post" action={href('/tips')} preventScrollReset replace aria-label="ヒント">
      <input type="hidden" name="next" value={pathname + search} />
      <p>
        <b>ヒント</b> {texts[tip]}
      </p>
      <span>
        <button type="submit" className="button small bare" name="tip" value={tip}>
          閉じる
        </button>
        <Link className="small" to={href('/settings')}>
          ヒントの設定
        </Link>
      </span>
    </Form>
  )
}
