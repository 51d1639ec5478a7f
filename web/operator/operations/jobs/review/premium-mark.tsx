import { ReasonForm } from '#web/operator/reason-form.tsx'
import '#web/ui/styles/panel.css'

/** Marks a job for senior people, or takes the mark away. */
export const PremiumMark = ({ isPremium }: { isPremium: boolean }) => (
  <section className="panel decide">
    <h2>幹部向け（プレミアム）</h2>
    <ReasonForm
      name="premium"
      intent={isPremium ? 'unmark_premium' : 'mark_premium'}
      hint="操作の記録に残ります。"
      button={isPremium ? '区分を外す' : '幹部向けにする'}
    >
      <p className="small">
        {isPremium ? '幹部向けの求人として示しています。' : '経営幹部の求人に付ける区分です。'}
        求人に「幹部向け」と表示し、検索で絞り込めます。並び順は変わりません。
      </p>
    </ReasonForm>
  </section>
)
