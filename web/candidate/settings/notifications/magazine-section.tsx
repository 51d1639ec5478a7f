import { Form } from 'react-router'
import { type Consent, purposes } from '#contract/consents.ts'

/** Advertising, apart from everything else, with the day on which it was asked for. */
export function MagazineSection({ consent }: { consent: Pick<Consent, 'agreed' | 'decided_at'> | undefined }) {
  const agreed = consent?.agreed === true
  return (
    <section className="panel stack" aria-labelledby="magazine">
      <h2 id="magazine">{purposes.mail_magazine.title}</h2>
      <p className="small muted">{purposes.mail_magazine.text}広告を含みます。</p>
      <Form method="post" className="row" preventScrollReset>
        <p>{agreed ? `${dayOf(consent)}に申し込みました。` : consent ? `${dayOf(consent)}にやめました。` : '受け取っていません。'}</p>
        <button type="submit" className="button small" name="intent" value={agreed ? 'magazine_off' : 'magazine_on'}>
          {agreed ? 'やめる' : '受け取る'}
        </button>
      </Form>
    </section>
  )
}

const dayOf = ({ decided_at }: Pick<Consent, 'decided_at'>) => {
  const [year, month, day] = decided_at.slice(0, 10).split('-').map(Number)
  return `${year}年${month}月${day}日`
}
