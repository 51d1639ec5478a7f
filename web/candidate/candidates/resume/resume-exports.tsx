import { Icon } from '#web/ui/icon.tsx'

const formats = [
  { format: 'pdf', name: 'PDFを作る', about: 'A4の職務経歴書。応募先に渡せます。' },
  { format: 'markdown', name: 'Markdownで書き出す', about: '自分で書き足したいときに。' },
  { format: 'json_resume', name: 'JSON Resumeで書き出す', about: 'ほかのサービスに移すときに。電話番号と住所も入ります。' },
]

/** The profile as a paper and as files. */
export const ResumeExports = ({ address }: { address: string }) => (
  <section className="panel stack" aria-labelledby="resume-exports">
    <h2 id="resume-exports">プロフィールから作る</h2>
    <p className="hint">氏名、職務要約、職歴、スキル、資格、学歴、your vision を並べます。生年月日と性別は入りません。</p>
    <ul className="resume-formats">
      {formats.map(({ format, name, about }) => (
        <li key={format}>
          <a href={`${address}?format=${format}`} download className={format === 'pdf' ? 'button primary' : 'button'}>
            <Icon name="file" />
            {name}
          </a>
          <p className="hint">{about}</p>
        </li>
      ))}
    </ul>
  </section>
)
