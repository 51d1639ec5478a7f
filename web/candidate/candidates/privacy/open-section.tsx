import { Form, Link } from 'react-router'

/** Whether companies find me, in one sentence and one button. */
export const OpenSection = ({ isOpen }: { isOpen: boolean }) => (
  <section className="panel" aria-labelledby="open">
    <h2 id="open">{isOpen ? '企業に公開しています' : '企業に公開していません'}</h2>
    <p>
      {isOpen
        ? 'ブロックしていない企業が、名前と勤め先を伏せたプロフィールを見つけられます。非公開にすると、その場でどの企業からも見えなくなり、スカウトも届きません。'
        : 'どの企業からも見えません。スカウトも届きません。求人をさがすことと応募は、できます。'}
    </p>
    <Form method="post" className="row" preventScrollReset>
      <button type="submit" className={isOpen ? 'button' : 'button primary'} name="intent" value={isOpen ? 'close' : 'open'}>
        {isOpen ? '非公開にする' : '公開する'}
      </button>
      <Link to="/settings/privacy/preview">企業からの見え方を確かめる</Link>
    </Form>
  </section>
)
