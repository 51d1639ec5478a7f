import { href, Link } from 'react-router'
import { CandidatePage } from '#web/candidate/candidate-page.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import './intuition.css'

/** The end of the stack, for a week. */
export const IntuitionEnd = () => (
  <CandidatePage look="intuition stack" title="直感でお気に入り">
    <EmptyState
      title="今回はここまでです"
      way={
        <PageForm className="row">
          <Link className="button" to={href('/job_offer/my_favorite')}>
            気になる求人を見る
          </Link>
          <button type="submit" name="intent" value="again" className="button bare">
            もう少し選ぶ
          </button>
        </PageForm>
      }
    >
      1週間たつと、また新しい求人を選べます。「気になる」を送った求人は、あとでゆっくり読めます。
    </EmptyState>
  </CandidatePage>
)
