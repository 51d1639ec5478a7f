import { useEffect } from 'react'
import { href, useFetcher } from 'react-router'
import { QuestionModal } from '#web/candidates/question-modal.tsx'
import { useAccount } from '#web/platform/shell/account/use-account.ts'
import { IntentionFields } from './intention-fields.tsx'
import type { action, loader } from './intention-page.tsx'

const PAGE = href('/profile/intention')

/** The page of the intention above any other. A candidate who closes it answers “not now”. */
export default function IntentionModal({ onClose }: { onClose: () => void }) {
  const account = useAccount()
  const page = useFetcher<typeof loader>()
  const form = useFetcher<typeof action>()
  const { load } = page
  useEffect(() => void load(PAGE), [load])
  const result = form.data

  if (!page.data) return null
  return (
    <QuestionModal title="転職活動の状況を教えてください" later="あとで答える" onClose={onClose} result={result}>
      <p className="small">
        {account?.career_intention_rating && '前にうかがってから90日たちました。'}おすすめの求人を選び、合わないスカウトを減らすために使います。
      </p>
      <form.Form method="post" action={PAGE} className="stack">
        <IntentionFields choices={page.data.choices} account={account} result={result} />
        <div className="announcement-modal-foot">
          <button type="submit" className="button primary" aria-disabled={form.state !== 'idle' || undefined}>
            保存する
          </button>
        </div>
      </form.Form>
    </QuestionModal>
  )
}
