import { href, Link } from 'react-router'
import type { CandidateConversation } from '#contract/conversations/threads.ts'
import { CompanyMark } from '#web/companies/company-mark.tsx'
import { DemoLabel } from '#web/companies/demo-label.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ConversationMenu } from './acts/conversation-menu.tsx'
import { sheets } from './acts/thread-form.ts'
import { inboxPath } from './inbox/inbox-path.ts'
import type { InboxTab } from './inbox/load-inbox.ts'

type ConversationHeadProps = { talk: CandidateConversation; tab: InboxTab; hasAnswers: boolean }

/** On phones it stands in place of the site's header: back, the company, what else there is to know and to do. */
export function ConversationHead({ talk, tab, hasAnswers }: ConversationHeadProps) {
  const { company } = talk
  return (
    <header className="conv-head">
      <Link className="button icon bare back" to={inboxPath(tab)} aria-label="一覧に戻る">
        <Icon name="back" />
      </Link>
      <CompanyMark company={company} size="small" />
      <div className="who">
        <h1>
          {company.linkable ? (
            <Link to={`${href('/company/detail')}?id=${company.id}`}>
              <bdi>{company.name}</bdi>
            </Link>
          ) : (
            <bdi>{company.name}</bdi>
          )}
        </h1>
        <div className="under">
          <DemoLabel company={company} />
          <p>{company.linkable ? '企業のメンバーが読めます' : 'この企業は利用を終えました'}</p>
          <button type="button" className="button bare small go" popoverTarget={sheets.context}>
            詳細
          </button>
        </div>
      </div>
      <ConversationMenu talk={talk} hasAnswers={hasAnswers} />
    </header>
  )
}
