import { Form, Link } from 'react-router'
import { SeedDrawing } from '#web/ui/states/seed-drawing.tsx'
import './intuition.css'

/** The end of the stack, for a week. */
export const IntuitionEnd = () => (
  <div className="wrap intuition stack">
    <h1>直感でお気に入り</h1>
    <div className="blank">
      <SeedDrawing />
      <h2>今回はここまでです</h2>
      <p className="phrase muted">1週間たつと、また新しい求人を選べます。気になるに入れた求人は、あとでゆっくり読めます。</p>
      <div className="row">
        <Link className="button" to="/job_offer/my_favorite">
          気になる求人を見る
        </Link>
        <Form method="post">
          <button type="submit" name="intent" value="again" className="button bare">
            もう少し選ぶ
          </button>
        </Form>
      </div>
    </div>
  </div>
)
