import { Form } from 'react-router'

type Magazine = { title: string; text: string; agreed: boolean; day: string | undefined }

/** Advertising, apart from everything else, with the day on which it was asked for. */
export const MagazineSection = ({ magazine: { title, text, agreed, day } }: { magazine: Magazine }) => (
  <section className="panel stack" aria-labelledby="magazine">
    <h2 id="magazine">{title}</h2>
    <p className="small muted">{text}広告を含みます。</p>
    <Form method="post" className="row" preventScrollReset>
      <p>{agreed ? `${day}に申し込みました。` : day ? `${day}から、受け取っていません。` : '受け取っていません。'}</p>
      <button type="submit" className="button small" name="intent" value={agreed ? 'magazine_off' : 'magazine_on'}>
        {agreed ? 'やめる' : '受け取る'}
      </button>
    </Form>
  </section>
)
