import type { ShownChoice } from '#contract/candidates/privacy/shown-parts.ts'
import type { ApplicationChoice } from '#contract/hiring/applications/application-choices.ts'
import { ChoicesField } from '#web/platform/forms/page-form/choices-field.tsx'
import '../applications.css'

type ShownFieldsProps = {
  offered: ApplicationChoice
  /** The boxes that were ticked before the form came back. */
  chosen: ShownChoice | undefined
  issues: Record<string, string>
  /** The act that discloses it: 応募 or 承諾. */
  act: string
  isBusy: boolean
}

/** What a company will see of a candidate who applies or accepts a scout, each part on or off, with a preview of exactly that. */
export function ShownFields({ offered, chosen, issues, act, isBusy }: ShownFieldsProps) {
  const { name, code, is_open, job_history_pdf } = offered
  const choice = chosen ?? offered.choice
  const boxes = [
    { value: 'name', label: '氏名', note: `${name ? `${name}さん。` : 'まだ入力されていません。'}外すと「求職者 ${code}」として匿名で${act}します` },
    { value: 'profile', label: 'プロフィール', note: `要約・スキル・希望${is_open ? '。外しても、公開中の匿名のプロフィールは企業から見えます' : ''}` },
    {
      value: 'career',
      label: '勤め先と学校の名前',
      note: 'いまの年収と「これから（your vision）」も見えます。外すと「現職の企業」のように伏せます。プロフィールと一緒に見えます',
    },
    { value: 'contact', label: '連絡先', note: '企業の最初の返信のあとに見えます。氏名とプロフィールを見せるときだけ選べます' },
  ] as const
  const papers = [
    { value: 'resume', label: 'プロフィールから作成した職務経歴書（PDF）' },
    ...(job_history_pdf ? [{ value: 'job_history_pdf', label: `アップロードしたPDF：${job_history_pdf}` } as const] : []),
    { value: 'none', label: '職務経歴書を見せない' },
  ] as const
  return (
    <section className="stack shown" aria-labelledby="shown">
      <h2 id="shown">企業に見せる内容</h2>
      <p className="hint">
        経歴と氏名を見せて{act}し、連絡先は企業の最初の返信のあとに見えるのが標準です。この企業だけに公開し、あとからやめられます。選んだ内容は次回も使います。
      </p>
      <ChoicesField
        type="checkbox"
        name="shows"
        legend="企業に見せる内容"
        isLegendHidden
        options={boxes}
        chosen={boxes.flatMap(({ value }) => (choice[value] ? value : []))}
      />
      <ChoicesField type="radio" name="document" legend="職務経歴書" options={papers} chosen={choice.document} error={issues['shown.document']} />
      <button type="submit" className="button small" name="intent" value="preview" formNoValidate aria-disabled={isBusy || undefined}>
        企業に届くとおりに確認する
      </button>
    </section>
  )
}
