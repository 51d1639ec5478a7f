import { Link } from 'react-router'
import { SeedDrawing } from '#web/ui/states/seed-drawing.tsx'

export function BeyondLastPage({ pages, to }: { pages: number; to: (page: number) => string }) {
  return (
    <div className="blank">
      <SeedDrawing />
      <h2>このページに求人はありません</h2>
      <p className="phrase muted">求人は{pages.toLocaleString('ja-JP')}ページ目までです。</p>
      <div className="row">
        <Link className="button small" to={to(1)}>
          最初のページを見る
        </Link>
        <Link className="button small" to={to(pages)}>
          最後のページを見る
        </Link>
      </div>
    </div>
  )
}
