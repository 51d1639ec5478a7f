import { href, Link } from 'react-router'
import type { RevealPart } from '#contract/candidates/privacy/shown-parts.ts'
import type { CandidateConversation } from '#contract/conversations/threads.ts'
import { levelText } from '#web/candidates/visibility/level-text.ts'
import { FieldError } from '#web/platform/forms/field.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { ChoicesField } from '#web/platform/forms/page-form/choices-field.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'

type RevealFormProps = {
  company: { id: number; name: string }
  talk: Pick<CandidateConversation, 'reveal' | 'shown' | 'contact_after_answer'>
  /** The name of the uploaded 職務経歴書. */
  upload: string | null
  result: FormResult | undefined
}

/** What the candidate discloses to this company only, part by part as with an application; each change appears in the conversation and can be withdrawn. */
export function RevealForm({ company, talk: { reveal, shown, contact_after_answer }, upload, result }: RevealFormProps) {
  const issues = result?.saved === false ? result.refusal.issues : {}
  const problem = issues.files_confirmed ?? issues['shown.document'] ?? issues.parts
  const boxes: { part: RevealPart; label: string; note: string }[] = [
    { part: 'name', label: '氏名', note: '外すと匿名の番号で表示します' },
    { part: 'profile', label: 'プロフィール', note: '要約・スキル・希望' },
    { part: 'career', label: '勤め先と学校の名前', note: 'いまの年収と「これから（your vision）」も、プロフィールと一緒に見えます' },
    {
      part: 'contact',
      label: '連絡先',
      note: contact_after_answer ? '企業の最初の返信のあとに見えます' : '氏名とプロフィールを見せるときだけ選べます。すぐに見えます',
    },
    ...(shown.includes('attached_files') ? [{ part: 'attached_files' as const, label: '応募に添付したPDF', note: '外すと削除します。元に戻せません' }] : []),
  ]
  const papers = [
    { value: 'resume', label: 'プロフィールから作成した職務経歴書（PDF）' },
    ...(upload ? [{ value: 'job_history_pdf', label: `アップロードしたPDF：${upload}` }] : []),
    { value: '', label: '職務経歴書を見せない' },
  ]
  const paper = shown.find((part) => part === 'resume' || part === 'job_history_pdf') ?? ''
  return (
    <details open={problem !== undefined || undefined}>
      <summary className="button small wide">
        <Icon name="eye" />
        公開する範囲を変更<span className="vh">（いまは{levelText[reveal]}）</span>
      </summary>
      <PageForm of={{ name: 'thread' }} preventScrollReset>
        <ChoicesField
          type="checkbox"
          name="parts"
          legend={
            <>
              <bdi>{company.name}</bdi>に見せる内容
            </>
          }
          options={boxes.map(({ part, ...box }) => ({ value: part, ...box }))}
          chosen={contact_after_answer ? [...shown, 'contact'] : shown}
        />
        <ChoicesField type="radio" name="paper" legend="職務経歴書" options={papers} chosen={[paper]} />
        {(upload || shown.includes('attached_files')) && (
          <label className="check">
            <input type="checkbox" name="files_confirmed" value="on" aria-describedby={problem ? 'reveal-error' : undefined} />
            <span>
              PDFの中身は伏せられないことを確認しました
              <small>氏名を見せずに、アップロードしたPDFや添付したPDFを見せるときに必要です</small>
            </span>
          </label>
        )}
        {problem && <FieldError id="reveal-error">{problem}</FieldError>}
        <p className="hint">
          この企業だけに公開します。いつでもやめられますが、企業がすでに読んだものは取り戻せません。
          <Link to={`${href('/profile')}?company_id=${company.id}`}>企業からの見え方</Link>
        </p>
        <SubmitButton intent="reveal" look="small">
          公開の範囲を変更
        </SubmitButton>
      </PageForm>
    </details>
  )
}
