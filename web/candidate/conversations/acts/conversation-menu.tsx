import { type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react'
import { href, Link } from 'react-router'
import type { CandidateConversation } from '#contract/conversations/threads.ts'
import { ABOUT_PAGE } from '#web/platform/shell/about-page/about-page.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { sheets, thisForm } from './thread-form.ts'
import './conversation-menu.css'

const closeOnLeaving = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) => {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false
}
const closeOnEscape = ({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) => {
  if (key !== 'Escape' || !currentTarget.open) return
  currentTarget.open = false
  currentTarget.querySelector('summary')?.focus()
}
/** A chosen act closes the menu behind its sheet. */
const closeOnChoice = ({ currentTarget, target }: MouseEvent<HTMLDetailsElement>) => {
  if ((target as HTMLElement).closest('a, button')) currentTarget.open = false
}

type ConversationMenuProps = {
  talk: Pick<CandidateConversation, 'thread' | 'company' | 'refusal' | 'snoozed_until'>
  /** Whether the answers to a scout stand below: 'あとで返信する', '時期を改めて受け取る' and '辞退する' are among them. */
  hasAnswers: boolean
}

/** The acts on a whole conversation, behind ⋯. Opens without scripts. */
export function ConversationMenu({ talk: { thread, company, refusal, snoozed_until }, hasAnswers }: ConversationMenuProps) {
  if (!thread) return null
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter and Space on its buttons are clicks
    <details className="conv-menu" onBlur={closeOnLeaving} onKeyDown={closeOnEscape} onClick={closeOnChoice}>
      <summary className="button icon bare" aria-label="このやりとりのメニュー">
        <Icon name="more" />
      </summary>
      <div className="conv-menu-list">
        {snoozed_until ? (
          <Act intent="unsnooze" icon="clock" label="「あとで返信する」を取り消す" />
        ) : (
          !hasAnswers && <Opens sheet={sheets.snooze} icon="clock" label="あとで返信する" note="今夜・明日・月曜" />
        )}
        {!refusal && <Opens sheet={sheets.schedule} icon="calendar" label="送信日時を指定" />}
        <Link className="conv-act" to={`${href('/message')}?filter=all&company_id=${company.id}`}>
          <Icon name="search" />
          このやりとりを検索
        </Link>
        <hr />
        {thread.closed_by !== 'company' && (
          <>
            {!thread.closed_by &&
              (thread.parked_until ? (
                <Act intent="unpark" icon="bell" label="保留を解除する" />
              ) : (
                !hasAnswers && <Opens sheet={sheets.park} icon="bell" label="時期を改めて受け取る" />
              ))}
            {thread.closed_by ? (
              <Act intent="reopen" icon="reload" label="やりとりを再開する" />
            ) : (
              !hasAnswers && <Opens sheet={sheets.close} icon="close" label="やりとりを終了する" />
            )}
          </>
        )}
        {thread.is_archived ? <Act intent="unarchive" icon="file" label="アーカイブから戻す" /> : <Act intent="archive" icon="file" label="アーカイブする" />}
        <hr />
        <Opens sheet={sheets.report} icon="alert" label="通報する" />
        <Opens sheet={ABOUT_PAGE} icon="unknown" label="このページについて" />
      </div>
    </details>
  )
}

const Opens = ({ sheet, icon, label, note }: { sheet: string; icon: IconName; label: string; note?: string }) => (
  <button type="button" className="conv-act" popoverTarget={sheet}>
    <Icon name={icon} />
    {label}
    {note && <small>{note}</small>}
  </button>
)

const Act = ({ intent, icon, label }: { intent: string; icon: IconName; label: string }) => (
  <PageForm className="" of={thisForm} preventScrollReset>
    <button className="conv-act" name="intent" value={intent}>
      <Icon name={icon} />
      {label}
    </button>
  </PageForm>
)
