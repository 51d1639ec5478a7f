import type { JobOnPage } from '#web/jobs/detail/job-on-page.ts'
import { responseWords } from '#web/companies/figures/response-words.ts'
import { bandText } from '#web/jobs/facts/pay.ts'

export const NOT_STATED = '書かれていません'

export type ComparedJob = Pick<JobOnPage, 'pay' | 'freshness' | 'application' | 'terms'> & { company: Pick<JobOnPage['company'], 'is_unclaimed'> }
export type ComparedRow = { label: string; cells: { value: string; note: string }[] }

/** What several jobs say, condition by condition in the order of a job's page; none of them wins, and what one does not say is said to be missing. */
export function comparedRows(jobs: ComparedJob[]): ComparedRow[] {
  const facts: ComparedRow[] = [
    {
      label: '年収・報酬',
      cells: jobs.map(({ pay }) => ({ value: bandText(pay) || NOT_STATED, note: [pay.label, ...pay.notes].filter((one) => one !== '年収').join('、') })),
    },
    { label: '確認日', cells: jobs.map(({ freshness }) => ({ value: freshness.day, note: freshness.state === 'old' ? '再確認待ち' : '' })) },
    { label: '応募への回答', cells: jobs.map(answers) },
  ]
  const shown = jobs.map(({ terms, pay }) => terms.filter(({ name }) => name !== pay.label && name !== '報酬'))
  const names = [...new Set(shown.flatMap((terms) => terms.map(({ name }) => name)))]
  const terms = names.map((name) => ({
    label: name,
    cells: shown.map((own) => {
      const term = own.find((one) => one.name === name)
      return { value: term?.value || NOT_STATED, note: term?.notes.join('、') ?? '' }
    }),
  }))
  return [...facts, ...terms]
}

function answers({ application, company }: ComparedJob) {
  if (company.is_unclaimed) return { value: 'なし', note: '会社の人は、まだ登録していません' }
  if (!application) return { value: '集計中', note: '10件から表示します' }
  const { share, median } = responseWords(application)
  return { value: share, note: `${application.cases}件中${application.answered}件、${median}` }
}
