import { useRef } from 'react'
import { useActionData } from 'react-router'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { useFocusAfter } from '#web/platform/forms/use-focus-after.ts'
import { ProfileTerms } from '#web/candidates/visibility/profile-terms.tsx'
import { FitSection } from './fit-section.tsx'
import type { LoadedWishes } from './load-wishes.ts'
import './wishes.css'

type WishesAndFitProps = {
  /** Null: nobody opened it here, and today the member has not looked at the profile as it is now. */
  wishes: LoadedWishes | null
}

const FORM = 'wishes'

/** 希望と適合 beside a conversation. It says before it is opened that the candidate will see it. */
export function WishesAndFit({ wishes }: WishesAndFitProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const result = useActionData<FormResult>()
  const answer = result?.form === FORM ? result : undefined
  useFocusAfter(heading, wishes !== null && answer)
  return (
    <section className="wishes" id="wishes" aria-labelledby="wishes-title">
      <h2 id="wishes-title" tabIndex={-1} ref={heading}>
        希望と適合
      </h2>
      {wishes === null ? (
        <>
          <p className="small muted">開くとプロフィールの閲覧として、候補者の「見られた記録」に残ります（1日に1回）。</p>
          <FormRefusal result={answer} />
          <PageForm of={{ name: FORM }} preventScrollReset>
            <SubmitButton intent="open_wishes" look="small">
              希望と適合を開く
            </SubmitButton>
          </PageForm>
        </>
      ) : 'refused' in wishes ? (
        <p className="small">{wishes.refused}</p>
      ) : (
        <>
          {wishes.wishes.length > 0 ? <ProfileTerms terms={wishes.wishes} /> : <p className="small muted">希望は入力されていません。</p>}
          <FitSection match={wishes.match} job={wishes.job} />
          <p className="small muted">今日の閲覧は記録済みです。</p>
        </>
      )}
    </section>
  )
}
