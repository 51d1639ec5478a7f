import { href, Link } from 'react-router'
import { matchRules } from '#contract/matching/match-rules.ts'
import { candidateMeta, CandidatePage } from '#web/candidate/candidate-page.tsx'
import { WeightsForm } from '#web/matching/weights-form.tsx'
import { WhatIf } from '#web/matching/what-if.tsx'
import { apiContext } from '#web/platform/api/page-context.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import type { Route } from './+types/matching-page.ts'
import styles from './matching-page.module.css'

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [weights, counts, { remote }] = await Promise.all([
    api.candidate_users.match_weights.show(),
    api.candidate_users.matching.what_if(),
    api.lookups.list(),
  ])
  return { weights, counts, remote }
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async (api, values) => {
    await api.candidate_users.match_weights.change(
      Object.fromEntries(matchRules.filter((rule) => values[rule] !== undefined).map((rule) => [rule, textOf(values[rule])])),
    )
    return 'おすすめの優先度を保存しました。'
  })

export const meta = candidateMeta({ title: 'おすすめの優先度', description: 'おすすめの順番で、何を重く見るかを決めます。', path: href('/profile/matching') })

export default function MatchingPage({ loaderData: { weights, counts, remote } }: Route.ComponentProps) {
  return (
    <CandidatePage
      look={`narrow stack ${styles.page}`}
      title="おすすめの優先度"
      intro={
        <>
          求人の「おすすめ」は、プロフィールの希望に合うものから並びます。何を重く見るかを、ここで決められます。はじめは、すべて「ふつう」です。「見ない」にした項目は、順番にも、求人の「合う・合わない」にも使いません。
          <Link to={`${href('/about/metrics')}#matching`}>計算のしかた</Link>
        </>
      }
    >
      <WeightsForm weights={weights} />
      <section className="section">
        <h2>希望を変えたときの件数</h2>
        <WhatIf counts={counts} remote={remote} />
      </section>
    </CandidatePage>
  )
}
