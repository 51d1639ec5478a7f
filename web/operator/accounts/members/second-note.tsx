import type { Operator } from '#contract/accounts/operators/operator-accounts.ts'
import { SETTLED_DAYS } from '#contract/platform/errors/second-operator.ts'
import { secondText } from './second-text.ts'

/** What takes two operators, who counts as the second, and what to do while nobody does. */
export function SecondNote({ members, now }: { members: Operator[]; now: Date }) {
  const isAlone = members.filter(({ role }) => role === 'full').length < 2
  const hasSecond = members.some((member) => secondText(member, now) === 'できます')
  return (
    <section className="stack" aria-labelledby="second">
      <h2 id="second">2人で決めること</h2>
      <p className="prose">次のことは、頼んだ人とは別の「変更できる」メンバー1人が承認します。</p>
      <ul className="second-rules">
        <li>個人データのエクスポート</li>
        <li>通報されたやりとりの確認</li>
        <li>漏えいの知らせ</li>
        <li>メールやバックアップの行き先など、一部の設定の変更</li>
        <li>バックアップからの復元</li>
        <li>運営のメンバーを追加することと、「変更できる」役割にすること</li>
      </ul>
      <p className="prose">
        {`承認できるのは、加わった日から${SETTLED_DAYS}日たったメンバーです。役割・パスワード・二段階認証をほかの人が変えたときは、その日から数えなおします。一方がもう一方を追加したり変えたりした2人は、互いに承認できません。`}
      </p>
      {!hasSecond && (
        <p className="note warn">
          {isAlone ? '「変更できる」メンバーが1人だけなので、2人で決めることは、いまはできません。' : 'いまは、あなたの頼みを承認できるメンバーがいません。'}
          サーバーで <code>npm run operator:create</code> を使って追加したメンバーは、{SETTLED_DAYS}日たつと、だれの頼みでも承認できます。
        </p>
      )}
    </section>
  )
}
