import { href, Link } from 'react-router'
import type { OwnStory } from '#contract/jobs/stories/company-stories.ts'
import { STORY_UNDO_MINUTES } from '#contract/jobs/stories/story-parts.ts'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { ConfirmDialog } from '#web/ui/states/confirm-dialog.tsx'
import { storyStatusWords } from './story-status-words.ts'

/** What tells the forms that act on a story as a whole from the form of its fields. */
export const STATUS = 'standing'

/** Where the story stands, and the acts on it as a whole. */
export function StoryActs({ story, now }: { story: OwnStory; now: string }) {
  const mayEdit = useCompanyAccount().acts.includes('edit_company')
  const { label, tone, sentence } = storyStatusWords(story, new Date(now))
  const isPublic = story.state === 'published'
  return (
    <div className="lifecycle">
      <p className="standing">
        <span className={`label ${tone}`}>{label}</span>
        <span className="small">{sentence}</span>
      </p>
      <div className="row">
        {isPublic && (
          <Link className="button small" to={`${href('/company/stories/detail')}?id=${story.id}`}>
            公開中のページを見る
          </Link>
        )}
        {mayEdit && story.waiting && <Act intent="withdraw_review" label="申請を取り下げる" />}
        {mayEdit && isUndoable(story, now) && <Act intent="undo_withdrawal" label="公開に戻す" />}
        {mayEdit && isPublic && (
          <ConfirmDialog label="公開を終える" note="すぐに企業ページと求人から消えます。10分以内は元に戻せます。そのあと公開するには、審査があります。">
            <Act intent="withdraw" label="公開を終える" />
          </ConfirmDialog>
        )}
        {mayEdit && (
          <ConfirmDialog label="削除" note={`${isPublic ? 'すぐに公開も終わります。' : ''}削除したストーリーは戻せません。`}>
            <Act intent="delete" label="削除する" />
          </ConfirmDialog>
        )}
      </div>
    </div>
  )
}

/** What visitors read was reviewed: for ten minutes it can be shown again as it was. */
const isUndoable = ({ withdrawn_at, withdrawn_by }: OwnStory, now: string) =>
  withdrawn_at !== null && withdrawn_by === 'company' && Date.parse(now) <= Date.parse(withdrawn_at) + STORY_UNDO_MINUTES * 60_000

const Act = ({ intent, label }: { intent: string; label: string }) => (
  <PageForm className="row" of={{ name: STATUS }}>
    <SubmitButton intent={intent} look="small">
      {label}
    </SubmitButton>
  </PageForm>
)
