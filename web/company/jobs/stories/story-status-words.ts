import type { OwnStoryItem } from '#contract/jobs/stories/company-stories.ts'
import { dateText } from '#contract/platform/time/japan-time.ts'

const labels = { draft: '下書き', in_review: '審査中', published: '公開中', withdrawn: '公開終了' }
const tones = { draft: '', in_review: 'warn', published: 'green', withdrawn: '' }

type Words = { label: string; tone: string; sentence: string }

/** Where a story stands, and what comes next. */
export function storyStatusWords(story: Omit<OwnStoryItem, 'kind' | 'title'>, now: Date): Words {
  const { state, waiting, refused, published_at, withdrawn_at, withdrawn_by, withdrawn_reason, is_changed } = story
  const words = (sentence: string): Words => ({ label: labels[state], tone: tones[state], sentence })
  if (waiting)
    return words(
      `${dateText(waiting.requested_at, now)}に${waiting.requested_by}さんが申請しました。運営が確かめています。${state === 'published' ? '公開中の内容は、審査が終わるまで変わりません。' : ''}${is_changed ? '申請のあとの編集は、この審査に含まれません。' : ''}`,
    )
  if (refused) return { label: '要修正', tone: 'warn', sentence: `差し戻されました。理由：${refused.reason}` }
  if (state === 'withdrawn' && withdrawn_by === 'operators')
    return { label: '運営が停止', tone: 'alert', sentence: `${dateText(withdrawn_at!, now)}に運営が公開を止めました。理由：${withdrawn_reason}` }
  if (state === 'withdrawn') return words(`${dateText(withdrawn_at!, now)}に公開を終えました。もう一度公開するには、審査があります。`)
  if (state === 'published')
    return words(`${dateText(published_at!, now)}に公開。${is_changed ? '公開中の内容と違う下書きがあります。申請すると、審査のあとに入れ替わります。' : ''}`)
  return words('まだ申請していません。')
}
