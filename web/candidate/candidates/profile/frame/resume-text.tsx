import { href, Link } from 'react-router'

/** The text of the candidate's 職務経歴書, beside the fields into which they copy it. */
export const ResumeText = ({ text }: { text: string }) => {
  if (!text)
    return (
      <p className="resume-text-way small muted">
        職務経歴書のPDFがあれば、<Link to={href('/profile/resume')}>文章を読み取って</Link>、ここに並べられます。
      </p>
    )
  return (
    <details className="resume-text-beside" open>
      <summary>職務経歴書から読み取った文章</summary>
      <textarea className="input" aria-label="職務経歴書から読み取った文章" rows={12} readOnly value={text} />
      <p className="small">
        <Link to={href('/profile/resume')}>読み取った文章を直す</Link>
      </p>
    </details>
  )
}
