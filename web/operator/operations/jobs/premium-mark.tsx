import { Form } from 'react-router'
import { ReasonField } from '#web/operator/reason-field.tsx'

/** Marks a job for senior people, or takes the mark away. */
export const PremiumMark = ({ isPremium, error, reason }: { isPremium: boolean; error: string | undefined; reason: string }) => (
  <section className="panel decide">
    <h2>幹部向け（プレミアム）</h2>
    <Form method="post" className="stack">
      <p className="small">
        {isPremium ? '幹部向けの求人として示しています。' : '経営幹部の求人に付ける区分です。'}
        求人に「幹部向け」と表示し、検索で絞り込めます。並び順は変わりません。
      </p>
      <ReasonField label="理由" hint="操作の記録に残ります。" error={error} defaultValue={reason} />
      <button type="submit" name="intent" value={isPremium ? 'unmark_premium' : 'mark_premium'} className="button">
        {isPremium ? '区分を外す' : '幹部向けにする'}
      </button>
    </Form>
  </section>
)
